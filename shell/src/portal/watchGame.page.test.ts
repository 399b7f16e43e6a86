import type { PlatformEvent } from '@euro/platform';
import { createBus, createClock, createPortalState } from '@euro/platform/host';
import {
  createFakePlatform,
  exampleDeadline,
  exampleLiveState,
  exampleMatch,
  examplePlayer,
  exampleServices,
  exampleSettings,
  exampleUser,
  exampleWeeks,
  refuse,
  stubEventSource,
} from '@euro/platform/testing';
import { createLoaders, type Loaders, type Part } from '../store/createLoaders.js';
import { feedState } from '../store/feedState.js';
import { createStore, session } from '../store/store.js';
import { undoAfterEach } from '../testing/undoAfterEach.js';
import { watchGame } from './watchGame.js';

type State = ReturnType<typeof exampleLiveState>;
type WeekState = State['weeks'][number]['state'];

const streams = stubEventSource();
afterAll(() => streams.restore());

/** Matchday 2 in a given state. */
const weeksWith = (state: WeekState) =>
  exampleWeeks.map((week) => (week.weekId === 2 ? { ...week, state } : { ...week }));
/** The deadline of matchday 2 has passed. */
const locked = { weekId: 2, version: null, deadlineWeek: 3, deadlineDate: '2024-06-23T19:00:00Z' };
const liveFixtures = (id: number, fields: Partial<State['matches'][number]> = {}) =>
  ({
    id,
    weekId: 2,
    status: 'live',
    minute: 12,
    homeScore: 0,
    awayScore: 0,
    penHome: null,
    penAway: null,
    ...fields,
  }) as const;

const match = exampleMatch({
  id: 14,
  weekId: 2,
  date: '2024-06-19T13:00:00Z',
  status: 'scheduled',
  homeScore: null,
  awayScore: null,
});

const fetches: Promise<boolean>[] = [];
function withTracking(loaders: Loaders): Loaders {
  const watch =
    (part: Part): Loaders[Part] =>
    (options) => {
      const promise = loaders[part](options);
      fetches.push(promise);
      return promise;
    };
  return {
    application: watch('application'),
    matches: watch('matches'),
    players: watch('players'),
    teams: watch('teams'),
  };
}

async function setUp({ isSignedIn = false } = {}) {
  jest.useFakeTimers();
  undoAfterEach();
  const { api } = createFakePlatform({ unscripted: 'not-available' });
  api.answer('GET matches/deadline-info', { weeks: weeksWith('open'), deadlineInfo: exampleDeadline });
  api.answer('GET matches', { matches: [match], dataVersion: '1' });
  api.answer('GET players', { players: [examplePlayer()] });
  api.answer('GET competition', { settings: exampleSettings, demo: true, services: exampleServices });
  api.answer('GET teams', { teams: [], user: { id: 7, firstName: 'Lotte', lastName: 'Peeters' } });
  const store = createStore();
  store.dispatch(
    session.actions.changed(isSignedIn ? { status: 'signed-in', user: exampleUser } : { status: 'visitor' }),
  );
  const clock = createClock();
  const state = createPortalState({ locale: 'nl', theme: 'light', online: true });
  feedState(store, state);
  const loaders = withTracking(createLoaders(store, api, clock, state.live));
  const bus = createBus({ now: () => clock.now(), report: () => {} });
  const published: Pick<PlatformEvent, 'name' | 'detail'>[] = [];
  const listener = bus.forSource('test', () => false);
  for (const name of ['matchday.locked@1', 'matchday.scored@1', 'points.changed@1'] as const)
    listener.on(name, ({ detail }) => published.push({ name, detail }));
  await loaders.matches();
  await loaders.players();
  const requests: string[] = [];
  const watch = watchGame({
    page: window,
    fetch: async (url) => {
      requests.push(String(url));
      return new Response('', { status: 503 });
    },
    store,
    state,
    clock,
    bus: bus.forSource('shell', () => true),
    loaders,
    report: () => {},
  });
  const stream = streams.open().at(-1);
  if (!stream) throw new Error('no stream was opened');
  let messages = 0;
  return {
    api,
    state,
    clock,
    published,
    requests,
    watch,
    stream,
    /** A message with the present time of the clock, unless given otherwise. */
    say(event: 'snapshot' | 'change', fields: Partial<State> = {}) {
      const now = new Date(clock.now()).toISOString();
      stream.say(
        event,
        exampleLiveState({ cursor: `${++messages}`, now, weeks: weeksWith('open'), ...fields }),
      );
    },
    calls: () => ({
      players: api.calls('GET players').length,
      matches: api.calls('GET matches').length,
      application: api.calls('GET competition').length,
      teams: api.calls('GET teams').length,
    }),
    fixtures: () => state.matches.value.value,
  };
}

/** Responses arrive in real time, while the clock of the test is stopped. */
async function wait(milliseconds: number) {
  await jest.advanceTimersByTimeAsync(milliseconds);
  await Promise.all(fetches.splice(0));
}
const once = { players: 1, matches: 1, application: 0, teams: 0 };
const fetchCounts = { players: 2, matches: 2, application: 1, teams: 0 };

let endWatch: (() => void) | undefined;
async function openGame(options?: Parameters<typeof setUp>[0]) {
  const setup = await setUp(options);
  endWatch = setup.watch.end;
  return setup;
}
afterEach(() => {
  endWatch?.();
  jest.useRealTimers();
});

describe('following the game', () => {
  it('shows the running matchday to all users, and fetches nothing else while nothing else changed', async () => {
    const { say, state, calls } = await openGame();
    expect(state.live.value).toBeNull();
    say('snapshot');
    expect(state.live.value).toMatchObject({ connected: true, weekId: 1 });
    await wait(60_000);
    say('change');
    await wait(20_000);
    expect(calls()).toEqual(once);
  });

  it('sets the clock, and its speed, by each message', async () => {
    const { say, clock, fixtures } = await openGame();
    say('snapshot');
    say('change', { now: '2024-06-19T12:00:00Z', speed: 60 });
    await wait(1_000);
    expect(clock.now()).toBe(Date.parse('2024-06-19T12:01:00Z'));
    expect(fixtures()?.deadline).toMatchObject({ speed: 60, now: '2024-06-19T12:00:00Z' });
  });

  it('has minute and score of a running match in the fixtures at once, without fetching them', async () => {
    const { say, fixtures, calls } = await openGame();
    say('snapshot', { ...locked, matches: [liveFixtures(14)] });
    await wait(5_000);
    const before = calls();
    say('change', { ...locked, matches: [liveFixtures(14, { minute: 13, homeScore: 1 })] });
    expect(fixtures()?.matches[0]).toMatchObject({ status: 'live', minute: 13, homeScore: 1, awayScore: 0 });
    await wait(20_000);
    expect(calls()).toEqual(before);
  });

  it('publishes that a matchday is locked, that it has points, and that they are confirmed', async () => {
    const { say, published } = await openGame();
    say('snapshot');
    for (const state of ['locked', 'provisional', 'confirmed'] as const) {
      say('change', { ...locked, weeks: weeksWith(state) });
      await wait(3_000);
    }
    expect(published).toEqual([
      { name: 'matchday.locked@1', detail: { weekId: 2 } },
      { name: 'matchday.scored@1', detail: { weekId: 2, confirmed: false } },
      { name: 'matchday.scored@1', detail: { weekId: 2, confirmed: true } },
    ]);
  });

  it('publishes a deadline that passed between the first fetch and the first message', async () => {
    const { say, published } = await openGame();
    say('snapshot', { ...locked, weeks: weeksWith('locked') });
    await wait(2_000);
    expect(published).toEqual([{ name: 'matchday.locked@1', detail: { weekId: 2 } }]);
  });

  it('publishes the players whose points changed, after the state was updated', async () => {
    const { say, published, state } = await openGame();
    say('snapshot', { ...locked, version: 4 });
    say('change', {
      ...locked,
      version: 5,
      players: [{ id: 110, points: 4, minutes: 30, status: 'playing' }],
    });
    expect(state.live.value?.players[110]?.points).toBe(4);
    await wait(2_000);
    expect(published).toEqual([
      { name: 'points.changed@1', detail: { weekId: 2, version: 5, playerIds: [110] } },
    ]);
  });
});

describe('data outside the stream', () => {
  it.each<[string, Partial<State>]>([
    ['the data changed', { dataVersion: '2' }],
    [
      'a deadline was moved',
      { weeks: weeksWith('open').map((week) => ({ ...week, deadlineDate: '2024-07-01T12:00:00Z' })) },
    ],
    ['the clock was set', { now: '2024-06-19T11:00:00Z' }],
  ])('is fetched again when %s', async (_, fields) => {
    const { say, calls } = await openGame();
    say('snapshot');
    say('change', fields);
    await wait(2_000);
    expect(calls()).toEqual(fetchCounts);
  });

  it('is fetched again when a match was changed between the first fetch and the first message', async () => {
    const { say, calls } = await openGame();
    say('snapshot', { dataVersion: '2' });
    await wait(2_000);
    expect(calls()).toEqual(fetchCounts);
  });

  it('is fetched again when a match started or ended, which may decide pairings', async () => {
    const { say, calls } = await openGame();
    say('snapshot', { matches: [liveFixtures(14, { status: 'scheduled', minute: null })] });
    say('change', { matches: [liveFixtures(14)] });
    await wait(2_000);
    expect(calls()).toEqual(fetchCounts);
    say('change', { matches: [liveFixtures(14, { status: 'finished', minute: null })] });
    await wait(8_000);
    expect(calls().matches).toBe(3);
  });

  it('includes the own teams of a signed-in user', async () => {
    const { say, calls } = await openGame({ isSignedIn: true });
    say('snapshot');
    say('change', { version: 2 });
    await wait(2_000);
    expect(calls()).toEqual({ players: 2, matches: 1, application: 0, teams: 1 });
  });

  it('is fetched at most once in five seconds however fast the game runs, and finally in the last state', async () => {
    const { say, calls, api, state } = await openGame();
    say('snapshot', { speed: 600 });
    for (let second = 0; second < 60; second++) {
      api.answer('GET players', { players: [examplePlayer({ points: second })] });
      say('change', { speed: 600, dataVersion: `${second}`, version: second + 2 });
      await wait(1_000);
    }
    expect(calls().players).toBeLessThanOrEqual(13);
    expect(calls().application).toBeLessThanOrEqual(3);
    await wait(7_000);
    expect(state.players.value.value?.[0]?.points).toBe(59);
  });

  it('remains on the screen when it cannot be fetched, and is updated later', async () => {
    const { say, api, state, fixtures } = await openGame();
    say('snapshot');
    api.answer('GET players', refuse('not-available', 503));
    api.answer('GET matches', refuse('not-available', 503));
    const statuses = new Set<string>();
    state.players.changes.subscribe(({ status }) => statuses.add(status));
    state.matches.changes.subscribe(({ status }) => statuses.add(status));
    say('change', { dataVersion: '2' });
    await wait(4_000);
    expect(fixtures()?.matches).toHaveLength(1);
    api.answer('GET players', { players: [examplePlayer({ points: 12 })] });
    await wait(20_000);
    expect(state.players.value.value?.[0]?.points).toBe(12);
    expect([...statuses]).toEqual(['ready']);
  });
});

describe('a clock that is set back', () => {
  it('reopens the matchday everywhere, and its lock is published again later', async () => {
    const { say, published, fixtures, clock, calls } = await openGame();
    say('snapshot', {
      ...locked,
      weeks: weeksWith('locked'),
      matches: [liveFixtures(14)],
      now: '2024-06-19T13:20:00Z',
    });
    await wait(3_000);
    say('snapshot', {
      now: '2024-06-19T12:00:00Z',
      matches: [liveFixtures(14, { status: 'scheduled', minute: null, homeScore: null, awayScore: null })],
    });
    expect(clock.now()).toBe(Date.parse('2024-06-19T12:00:00Z'));
    expect(fixtures()?.deadline).toMatchObject({ deadlineWeek: 2, displayWeek: 1 });
    expect(fixtures()?.weeks[1]?.state).toBe('open');
    expect(fixtures()?.matches[0]).toMatchObject({ status: 'scheduled', homeScore: null, minute: null });
    await wait(7_000);
    expect(calls().players).toBe(3);
    say('change', { ...locked, weeks: weeksWith('locked') });
    await wait(3_000);
    expect(published.filter(({ name }) => name === 'matchday.locked@1')).toHaveLength(2);
  });
});

describe('without a stream', () => {
  it('loaded data remains, marked as possibly outdated', async () => {
    const { say, state, stream, fixtures } = await openGame();
    say('snapshot');
    stream.refuse();
    expect(state.live.value).toMatchObject({ connected: false, weekId: 1 });
    await wait(120_000);
    expect(fixtures()?.deadline.deadlineWeek).toBe(2);
  });

  it('the state is requested right after the deadline', async () => {
    const { say, stream, requests } = await openGame();
    say('snapshot', { now: '2024-06-19T12:59:40Z' });
    stream.refuse();
    await wait(10_000);
    const before = requests.length;
    await wait(13_000);
    expect(requests.length).toBe(before + 1);
  });

  it('no request is made after its end', async () => {
    const { say, stream, requests, watch, calls } = await openGame();
    say('snapshot');
    say('change', { dataVersion: '2' });
    watch.end();
    stream.refuse();
    await wait(120_000);
    expect(requests).toEqual([]);
    expect(calls()).toEqual(once);
  });
});
