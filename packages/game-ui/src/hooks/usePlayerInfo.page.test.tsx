import type { PlayerMatch } from '@euro/api-contract';
import { PlatformProvider } from '@euro/platform/react';
import { createFakePlatform, flushResponses, refuse } from '@euro/platform/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { examplePlayerInfo } from '../testing/examplePlayerInfo.js';
import { usePlayerInfo } from './usePlayerInfo.js';

const MUSIALA = 110;
const RUDIGER = 102;

const match: PlayerMatch = {
  live: false,
  matchId: 1,
  weekId: 1,
  date: '2024-06-14T19:00:00Z',
  homeId: { id: 1, short: 'GER' },
  awayId: { id: 2, short: 'SCO' },
  homeScore: 5,
  awayScore: 1,
  pointsOverview: null,
  lines: [],
  points: 9,
};

function openInfo(fake = createFakePlatform(), id = MUSIALA) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PlatformProvider platform={fake.platform}>{children}</PlatformProvider>
  );
  const view = renderHook((playerId) => usePlayerInfo(playerId), { wrapper, initialProps: id });
  return { fake, ...view };
}

function fakeWithPoints(points: number) {
  const fake = createFakePlatform();
  fake.api.answer('GET player/{id}', ({ params }) =>
    examplePlayerInfo(Number(params.id), { stats: [{ ...match, points }] }),
  );
  return fake;
}

/** The next answer comes when it is given. */
function later({ api }: ReturnType<typeof createFakePlatform>) {
  let give: ((_: ReturnType<typeof examplePlayerInfo>) => void) | undefined;
  api.answer('GET player/{id}', () => new Promise((resolve) => (give = resolve)));
  return {
    waitForRequest: () => waitFor(() => expect(give).toBeDefined()),
    answer: (stats: PlayerMatch) => give?.(examplePlayerInfo(MUSIALA, { stats: [stats] })),
  };
}

/** Long enough for an answer, and for the first question after an event. */
const pause = () => flushResponses(() => act(async () => new Promise((resolve) => setTimeout(resolve, 50))));

beforeEach(() => {
  // No jitter: the next fetch starts at once.
  jest.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the matches of the player’s sheet', () => {
  it('are loading at first, then ready', async () => {
    const { result, fake } = openInfo(fakeWithPoints(9));
    expect(result.current.status).toBe('loading');
    await waitFor(() => expect(result.current.status).toBe('ready'));
    expect(result.current).toMatchObject({ info: { player: { id: MUSIALA }, stats: [match] } });
    expect(fake.api.calls('GET player/{id}')[0]).toMatchObject({
      params: { id: MUSIALA },
      query: { withAggregatedWeekStats: 1 },
    });
  });

  it('are empty while he played no match', async () => {
    const fake = createFakePlatform();
    fake.api.answer('GET player/{id}', examplePlayerInfo(MUSIALA));
    const { result } = openInfo(fake);
    await waitFor(() => expect(result.current.status).toBe('empty'));
  });

  it('are fetched again after a failure, which is shown until the response', async () => {
    const fake = createFakePlatform();
    fake.api.answer('GET player/{id}', refuse('not-available', 503));
    const { result } = openInfo(fake);
    await waitFor(() =>
      expect(result.current).toMatchObject({ status: 'failed', failure: { code: 'not-available' } }),
    );
    expect(result.current).toMatchObject({ retrying: false });

    const request = later(fake);
    act(() => result.current.refetch());
    await request.waitForRequest();
    expect(result.current).toMatchObject({ status: 'failed', retrying: true });
    await act(async () => request.answer(match));
    expect(result.current.status).toBe('ready');
  });

  it('are fetched again when a matchday is scored, and shown meanwhile', async () => {
    const { result, fake } = openInfo(fakeWithPoints(9));
    await waitFor(() => expect(result.current.status).toBe('ready'));
    const request = later(fake);
    act(() => fake.emit('matchday.scored@1', { weekId: 1, confirmed: true }));
    await request.waitForRequest();
    expect(result.current).toMatchObject({ status: 'ready', info: { stats: [{ points: 9 }] } });
    await act(async () => request.answer({ ...match, points: 11 }));
    expect(result.current).toMatchObject({ status: 'ready', info: { stats: [{ points: 11 }] } });
  });

  it('are fetched again when his points change, not when only others’ do', async () => {
    const { result, fake } = openInfo(fakeWithPoints(9));
    await waitFor(() => expect(result.current.status).toBe('ready'));
    act(() => fake.emit('points.changed@1', { weekId: 2, version: 4, playerIds: [RUDIGER] }));
    await pause();
    expect(fake.api.calls('GET player/{id}')).toHaveLength(1);
    act(() => fake.emit('points.changed@1', { weekId: 2, version: 5, playerIds: [MUSIALA] }));
    await waitFor(() => expect(fake.api.calls('GET player/{id}')).toHaveLength(2));
  });

  it('follow the minutes of his running match', async () => {
    const fake = createFakePlatform();
    fake.api.answer('GET player/{id}', examplePlayerInfo(MUSIALA, { stats: [{ ...match, live: true }] }));
    const { result } = openInfo(fake);
    await waitFor(() => expect(result.current.status).toBe('ready'));
    act(() => fake.emit('points.changed@1', { weekId: 1, version: 5, playerIds: [] }));
    await waitFor(() => expect(fake.api.calls('GET player/{id}')).toHaveLength(2));
  });

  it('are retained when fetching again fails', async () => {
    const { result, fake } = openInfo(fakeWithPoints(9));
    await waitFor(() => expect(result.current.status).toBe('ready'));
    fake.api.answer('GET player/{id}', refuse('not-available', 503));
    act(() => result.current.refetch());
    await waitFor(() => expect(fake.api.calls('GET player/{id}')).toHaveLength(2));
    await pause();
    expect(result.current).toMatchObject({ status: 'ready', info: { stats: [{ points: 9 }] } });
  });

  it('are never those of the previously requested player', async () => {
    const { result, rerender, fake } = openInfo(fakeWithPoints(9));
    await waitFor(() => expect(result.current.status).toBe('ready'));
    fake.api.answer('GET player/{id}', () => new Promise<never>(() => {}));
    rerender(RUDIGER);
    expect(result.current.status).toBe('loading');
  });

  it('are ignored once the sheet is closed', () => {
    const fake = createFakePlatform();
    fake.api.answer('GET player/{id}', () => new Promise<never>(() => {}));
    const { unmount } = openInfo(fake);
    unmount();
    expect(fake.api.calls('GET player/{id}').map(({ signal }) => signal?.aborted)).toEqual([true]);
  });
});
