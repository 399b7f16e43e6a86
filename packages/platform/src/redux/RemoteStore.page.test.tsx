import { createApi } from '@reduxjs/toolkit/query/react';
import { act, render, screen } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { PlatformProvider } from '../react/PlatformProvider.js';
import { createFakePlatform, type FakePlatform } from '../testing/createFakePlatform.js';
import { exampleDeadline, exampleUser } from '../testing/examples.js';
import { refuse } from '../testing/fakeApi.js';
import { settle } from '../testing/settle.js';
import { call, write } from './calls.js';
import { defineRemoteStore } from './createRemoteStore.js';
import { asFailure } from './failures.js';
import { platformBaseQuery } from './platformBaseQuery.js';
import { RemoteStore } from './RemoteStore.js';

const api = createApi({
  reducerPath: 'server',
  baseQuery: platformBaseQuery,
  tagTypes: ['Prizes', 'Leagues'],
  endpoints: (build) => ({
    prizes: build.query({
      ...call('GET prizes', {}, ({ prizes }) => prizes.length),
      providesTags: ['Prizes'],
    }),
    leagues: build.query({
      ...call('GET leagues/{userOrTeamId}', (userOrTeamId: number) => ({ params: { userOrTeamId } })),
      providesTags: (_leagues, _error, id) => [{ type: 'Leagues', id }],
    }),
    copy: build.mutation(write('POST team/{id}/copy', (id: number) => ({ params: { id } }))),
    rename: build.mutation(
      write('POST team/{id}/name', (teamName: string) => ({
        params: { id: 7 },
        body: { teamName },
        about: 'name',
        waits: {
          title: 'Een naam',
          text: teamName,
          path: '/team/7',
          event: { name: 'team.saved@1', detail: { teamId: 7, weekId: 2 } },
        },
      })),
    ),
  }),
});

const stopped = jest.fn();
const definition = defineRemoteStore({
  api,
  invalidateOn: {
    'matchday.locked@1': ['Prizes'],
    'leagues.joined@1': ({ teamId }) => [{ type: 'Leagues', id: teamId } as const],
  },
  follow: () => stopped,
});

function Prizes() {
  const { currentData, error } = api.usePrizesQuery();
  return <p>{error ? asFailure(error).code : (currentData ?? 'loading')}</p>;
}

function Leagues({ id }: { readonly id: number }) {
  const { error } = api.useLeaguesQuery(id);
  return <p>{error && asFailure(error).code}</p>;
}

function CopyButton() {
  const [copy] = api.useCopyMutation();
  const [rename] = api.useRenameMutation();
  return (
    <>
      <button type="button" onClick={() => void copy(7)}>
        Copy
      </button>
      {['A', 'B'].map((name) => (
        <button key={name} type="button" onClick={() => void rename(name)}>
          {name}
        </button>
      ))}
    </>
  );
}

async function mount(fake: FakePlatform, { children }: PropsWithChildren) {
  const page = render(
    <PlatformProvider platform={fake.platform}>
      <RemoteStore definition={definition}>{children}</RemoteStore>
    </PlatformProvider>,
  );
  await settle();
  return page;
}

function portal(): FakePlatform {
  const fake = createFakePlatform({ user: exampleUser });
  fake.api.answer('GET prizes', { prizes: [], updated: null });
  fake.api.answer('GET leagues/{userOrTeamId}', { leagues: [] });
  return fake;
}

async function press(name: string): Promise<void> {
  await act(async () => screen.getByRole('button', { name }).click());
  await settle();
}

describe('a query', () => {
  it('sends the call of its definition, and stores the picked part', async () => {
    const fake = portal();
    await mount(fake, { children: [<Prizes key="prizes" />, <Leagues key="leagues" id={7} />] });
    expect(screen.getByText('0')).toBeInTheDocument();
    expect(fake.api.calls('GET leagues/{userOrTeamId}')).toEqual([
      { params: { userOrTeamId: 7 }, signal: expect.any(AbortSignal) },
    ]);
  });

  it('is fetched again on the events that invalidate it, and on no other', async () => {
    const fake = portal();
    await mount(fake, { children: [<Prizes key="prizes" />, <Leagues key="leagues" id={7} />] });
    await act(async () => fake.emit('matchday.locked@1', { weekId: 2 }));
    await act(async () => fake.emit('leagues.joined@1', { leagueId: 3, teamId: 8 }));
    await settle();
    expect(fake.api.calls('GET prizes')).toHaveLength(2);
    expect(fake.api.calls('GET leagues/{userOrTeamId}')).toHaveLength(1);
    await act(async () => fake.emit('leagues.joined@1', { leagueId: 3, teamId: 7 }));
    await settle();
    expect(fake.api.calls('GET leagues/{userOrTeamId}')).toHaveLength(2);
  });

  it.each(['session-expired', 'not-signed-in'] as const)(
    'that was refused with %s is fetched again when a session starts',
    async (code) => {
      const fake = portal();
      fake.api.answer('GET prizes', refuse(code, 401));
      fake.api.answer('GET leagues/{userOrTeamId}', refuse('forbidden', 403));
      await mount(fake, { children: [<Prizes key="prizes" />, <Leagues key="leagues" id={7} />] });
      expect(screen.getByText(code)).toBeInTheDocument();
      fake.api.answer('GET prizes', { prizes: [], updated: null });
      await act(async () => fake.emit('session.started@1', { userId: exampleUser.id }));
      await settle();
      expect(screen.getByText('0')).toBeInTheDocument();
      // What was refused for another reason, and what was answered, stays.
      expect(fake.api.calls('GET leagues/{userOrTeamId}')).toHaveLength(1);
      await act(async () => fake.emit('session.started@1', { userId: exampleUser.id }));
      await settle();
      expect(fake.api.calls('GET prizes')).toHaveLength(2);
    },
  );

  it('is fetched again when the connection is restored', async () => {
    const fake = portal();
    await mount(fake, { children: <Prizes /> });
    await act(async () => fake.state.online.set(false));
    await settle();
    expect(fake.api.calls('GET prizes')).toHaveLength(1);
    await act(async () => fake.state.online.set(true));
    await settle();
    expect(fake.api.calls('GET prizes')).toHaveLength(2);
  });

  it('whose call throws fails like an unreadable response', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await mount(createFakePlatform(), { children: <Prizes /> });
    expect(screen.getByText('unreadable-answer')).toBeInTheDocument();
    jest.restoreAllMocks();
  });
});

describe('a write', () => {
  const keysOf = (fake: FakePlatform, name: 'POST team/{id}/copy' | 'POST team/{id}/name') =>
    fake.api.calls(name).map(({ idempotencyKey }) => idempotencyKey);

  it.each([
    ['there is no response', refuse('offline', 0)],
    ['the server failed', refuse('not-available', 503)],
    ['the session ended', refuse('session-expired', 401)],
    ['there were too many calls', refuse('too-many-requests', 429)],
  ])('is sent again under its key when %s', async (_why, refusal) => {
    const fake = portal();
    await mount(fake, { children: <CopyButton /> });
    fake.api.answer('POST team/{id}/copy', refusal);
    await press('Copy');
    await press('Copy');
    expect(new Set(keysOf(fake, 'POST team/{id}/copy')).size).toBe(1);
    fake.api.answer('POST team/{id}/copy', refuse('too-many-teams', 409));
    await press('Copy');
    await press('Copy');
    const keys = keysOf(fake, 'POST team/{id}/copy');
    expect(keys[2]).toBe(keys[0]);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it.each([
    ['without a connection', refuse('offline', 0), true],
    ['that timed out', refuse('timed-out', 0), true],
    ['that the server refused', refuse('team-name-invalid', 422), false],
    ['that failed on the server', refuse('not-available', 503), false],
  ])('%s is queued, under its original key, only where it did not arrive', async (_which, refusal, waits) => {
    const fake = portal();
    await mount(fake, { children: <CopyButton /> });
    fake.api.answer('POST team/{id}/name', refusal);
    await press('A');
    const waiting = fake.emitted.filter(({ name }) => name === 'change.waits@1').map(({ detail }) => detail);
    const change = {
      about: 'name',
      call: 'POST team/{id}/name',
      params: { id: 7 },
      body: { teamName: 'A' },
      idempotencyKey: keysOf(fake, 'POST team/{id}/name')[0],
      title: 'Een naam',
      text: 'A',
      path: '/team/7',
      event: { name: 'team.saved@1', detail: { teamId: 7, weekId: 2 } },
    };
    expect(waiting).toEqual(waits ? [change] : []);
  });

  it('that the portal queues has its key until it is sent; an equal one is then another write', async () => {
    const fake = portal();
    fake.platform.bus.on('change.waits@1', ({ detail }) => fake.state.waiting.set([detail]));
    await mount(fake, { children: <CopyButton /> });
    fake.api.answer('POST team/{id}/name', refuse('offline', 0));
    await press('A');
    await press('A');
    fake.state.waiting.set([]);
    await press('A');
    const [first, second, third] = keysOf(fake, 'POST team/{id}/name');
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('that was overwritten by another one is sent under a new key', async () => {
    const fake = portal();
    await mount(fake, { children: <CopyButton /> });
    fake.api.answer('POST team/{id}/name', refuse('offline', 0));
    await press('A');
    fake.api.answer('POST team/{id}/name', refuse('team-name-invalid', 422));
    await press('B');
    await press('A');
    expect(new Set(keysOf(fake, 'POST team/{id}/name')).size).toBe(3);
    expect(fake.api.calls('POST team/{id}/name')[0]).toEqual({
      params: { id: 7 },
      body: { teamName: 'A' },
      idempotencyKey: expect.any(String),
    });
  });
});

it('discards its responses and stops its subscriptions when it is unmounted', async () => {
  const fake = portal();
  stopped.mockClear();
  const page = await mount(fake, { children: <Prizes /> });
  expect(fake.openSubscriptions()).toBeGreaterThan(0);
  await act(async () => page.unmount());
  expect(stopped).toHaveBeenCalledTimes(1);
  expect(fake.openSubscriptions()).toBe(0);
  await mount(fake, { children: <Prizes /> });
  expect(fake.api.calls('GET prizes')).toHaveLength(2);
});

describe('answers that a page showed last', () => {
  const remembering = { ...definition, remembers: ['leagues'] as const };
  const leagues = (name: string) => ({ leagues: [{ id: 3, name }] }) as never;

  function Names({ id }: { readonly id: number }) {
    const { data } = api.useLeaguesQuery(id);
    return <p>{data === undefined ? 'loading' : data.leagues.map(({ name }) => name).join()}</p>;
  }

  function show({ platform }: FakePlatform) {
    return render(
      <PlatformProvider platform={platform}>
        <RemoteStore definition={remembering}>
          <Names id={7} />
          <Prizes />
        </RemoteStore>
      </PlatformProvider>,
    );
  }

  /** Shows a page, and hides it; returns how to open it again, while the server has not answered yet. */
  async function visit(fake = portal()) {
    fake.api.answer('GET leagues/{userOrTeamId}', leagues('De Kantine'));
    const page = show(fake);
    await settle();
    // RTK Query writes subscriptions to its state every half a second.
    await act(() => new Promise((resolve) => setTimeout(resolve, 550)));
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    visibility.mockRestore();
    page.unmount();
    await settle();
    fake.api.answer('GET leagues/{userOrTeamId}', leagues('Het Café'));
    return fake;
  }

  it('are there at the first render, and replaced by new ones', async () => {
    const fake = await visit();
    show(fake);
    expect(screen.getByText('De Kantine')).toBeInTheDocument();
    // Only the named queries are stored.
    expect(screen.getByText('loading')).toBeInTheDocument();
    await settle();
    expect(screen.getByText('Het Café')).toBeInTheDocument();
  });

  it.each<[string, (fake: FakePlatform) => void]>([
    ['on another page', (fake) => fake.goTo('/elsewhere')],
    ['in another language', (fake) => fake.state.locale.set('en')],
    ['after a deadline', (fake) => fake.setNow(Date.parse(exampleDeadline.deadlineDate ?? ''))],
    [
      'to another user',
      (fake) => fake.state.session.set({ status: 'signed-in', user: { ...exampleUser, id: 99 } }),
    ],
  ])('are not shown %s', async (_where, change) => {
    const fake = await visit();
    change(fake);
    show(fake);
    expect(screen.queryByText('De Kantine')).not.toBeInTheDocument();
  });

  it('leave the screen when another user’s session starts', async () => {
    const fake = await visit();
    show(fake);
    await act(async () => {
      fake.state.session.set({ status: 'signed-in', user: { ...exampleUser, id: 99 } });
      fake.emit('session.started@1', { userId: 99 });
    });
    expect(screen.queryByText('De Kantine')).not.toBeInTheDocument();
    await settle();
    expect(screen.getByText('Het Café')).toBeInTheDocument();
  });

  it('are not stored once the session has ended', async () => {
    const fake = portal();
    fake.state.session.set({ status: 'visitor' });
    await visit(fake);
    expect(fake.platform.storage.read('shown', (value): value is object => value !== null)).toBeNull();
  });
});
