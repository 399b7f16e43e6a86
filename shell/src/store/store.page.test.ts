import { createClock, createPortalState } from '@euro/platform/host';
import {
  createFakePlatform,
  exampleDeadline,
  exampleLive,
  exampleMatch,
  examplePlayer,
  exampleTeam,
  exampleUser,
  exampleWeeks,
  refuse,
} from '@euro/platform/testing';
import { createLoaders } from './createLoaders.js';
import { feedState } from './feedState.js';
import { rememberedUser } from './rememberUser.js';
import { createStore, session } from './store.js';

function setUp() {
  const { api } = createFakePlatform();
  const store = createStore();
  const state = createPortalState({ locale: 'nl', theme: 'light', online: true });
  feedState(store, state);
  const clock = createClock();
  return { api, store, state, clock, loaders: createLoaders(store, api, clock, state.live) };
}

describe("the shell's store", () => {
  it('updates the shared states', async () => {
    const { api, state, loaders } = setUp();
    const seen: string[] = [];
    state.players.changes.subscribe(({ status }) => seen.push(status));
    api.answer('GET players', { players: [examplePlayer()] });
    await loaders.players();
    expect(seen).toEqual(['loading', 'ready']);
    expect(state.players.value.value).toEqual([examplePlayer()]);
  });

  it('exposes nothing that a section could change for the others', async () => {
    const { api, state, loaders } = setUp();
    api.answer('GET players', { players: [examplePlayer(), examplePlayer({ id: 2 })] });
    await loaders.players();
    for (const list of [state.players.value.value, state.clubs.value]) {
      expect(list?.length).toBeGreaterThan(1);
      expect(() => Array.prototype.reverse.call(list)).toThrow(TypeError);
      expect(() => Object.assign(Object(list?.[0]), { name: 'Iemand' })).toThrow(TypeError);
    }
  });

  it('retains the last good value when a later request fails', async () => {
    const { api, state, loaders } = setUp();
    api.answer('GET players', { players: [examplePlayer()] });
    await loaders.players();
    api.answer('GET players', refuse('not-available', 503));
    await loaders.players();
    expect(state.players.value).toMatchObject({ status: 'failed', value: [{ id: 110 }] });
  });

  it('hides a failure in the background while there is data to show', async () => {
    const { api, state, loaders } = setUp();
    api.answer('GET players', { players: [examplePlayer()] });
    await loaders.players();
    api.answer('GET players', refuse('not-available', 503));
    expect(await loaders.players({ quiet: true })).toBe(false);
    expect(state.players.value).toMatchObject({ status: 'ready', value: [{ id: 110 }] });
    api.answer('GET competition', refuse('not-available', 503));
    await loaders.application({ quiet: true });
    expect(state.application.value.status).toBe('failed');
  });

  it('prefers the response of a later request to that of an earlier, slower one', async () => {
    const { api, state, loaders } = setUp();
    let answerFirst = (_: { players: ReturnType<typeof examplePlayer>[] }) => {};
    const pendingResponse = new Promise<Parameters<typeof answerFirst>[0]>(
      (resolve) => (answerFirst = resolve),
    );
    api.answer('GET players', () => pendingResponse);
    const first = loaders.players();
    api.answer('GET players', { players: [examplePlayer({ id: 2 })] });
    await loaders.players();
    answerFirst({ players: [examplePlayer({ id: 1 })] });
    await first;
    expect(state.players.value.value?.map(({ id }) => id)).toEqual([2]);
  });

  it('has matchdays and fixtures together, or none', async () => {
    const { api, state, loaders } = setUp();
    api.answer('GET matches', { matches: [exampleMatch()] });
    api.answer('GET matches/deadline-info', refuse('not-available', 503));
    await loaders.matches();
    expect(state.matches.value).toEqual({ status: 'failed', value: null });
    api.answer('GET matches/deadline-info', { weeks: [...exampleWeeks], deadlineInfo: exampleDeadline });
    await loaders.matches();
    expect(state.matches.value).toMatchObject({ status: 'ready', value: { deadline: { deadlineWeek: 2 } } });
  });

  it('retains streamed data over fixtures requested before, which are older', async () => {
    const { api, state, loaders, clock } = setUp();
    const live = { id: 1, weekId: 1, status: 'live', minute: 30, homeScore: 1, awayScore: 0 } as const;
    api.answer('GET matches', {
      matches: [exampleMatch({ status: 'live', minute: 29, homeScore: 0, awayScore: 0 })],
    });
    api.answer('GET matches/deadline-info', () => {
      clock.sync('2024-06-20T00:00:00Z', 1);
      state.live.set(exampleLive({ deadlineWeek: 3, matches: [{ ...live, penHome: null, penAway: null }] }));
      return { weeks: [...exampleWeeks], deadlineInfo: exampleDeadline };
    });
    await loaders.matches();
    expect(state.matches.value.value?.matches[0]).toMatchObject({ minute: 30, homeScore: 1 });
    expect(state.matches.value.value?.deadline.deadlineWeek).toBe(3);
    expect(clock.now()).toBeGreaterThanOrEqual(Date.parse('2024-06-20T00:00:00Z'));
  });

  it('replaces streamed data by fixtures requested after it', async () => {
    const { api, state, loaders, clock } = setUp();
    clock.sync(exampleDeadline.now, 1);
    state.live.set(exampleLive({ deadlineWeek: 1 }));
    api.answer('GET matches', { matches: [exampleMatch()] });
    api.answer('GET matches/deadline-info', { weeks: [...exampleWeeks], deadlineInfo: exampleDeadline });
    await loaders.matches();
    expect(state.matches.value.value?.deadline.deadlineWeek).toBe(2);
  });

  it.each([
    [true, '2024-06-22T08:00:00Z', 3],
    [false, exampleDeadline.now, 2],
  ])(
    'takes the clock from an open stream (%s): not every server has the change yet',
    async (connected, now, week) => {
      const { api, state, loaders, clock } = setUp();
      clock.sync('2024-06-22T08:00:00Z', 1);
      state.live.set(exampleLive({ connected, deadlineWeek: 3 }));
      api.answer('GET matches', { matches: [exampleMatch()] });
      api.answer('GET matches/deadline-info', { weeks: [...exampleWeeks], deadlineInfo: exampleDeadline });
      await loaders.matches();
      expect(state.matches.value.value?.deadline.deadlineWeek).toBe(week);
      expect(clock.now() - Date.parse(now)).toBeLessThan(10_000);
    },
  );

  it('has no teams for a visitor, without a request', async () => {
    const { api, store, state, loaders } = setUp();
    store.dispatch(session.actions.changed({ status: 'visitor' }));
    await loaders.teams();
    expect(state.myTeams.value).toEqual({ status: 'ready', value: [] });
    expect(api.calls('GET teams')).toEqual([]);
  });

  it('has the teams of a signed-in user', async () => {
    const { api, store, state, loaders } = setUp();
    store.dispatch(session.actions.changed({ status: 'signed-in', user: exampleUser }));
    api.answer('GET teams', { teams: [exampleTeam()], user: exampleUser });
    await loaders.teams();
    expect(state.myTeams.value.value?.map(({ id }) => id)).toEqual([12]);
  });
});

describe('the remembered user', () => {
  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another shape', '{"id":"7"}'],
  ])('is empty when the storage contains %s', (_, text) => {
    window.localStorage.clear();
    if (text) window.localStorage.setItem('em.user', text);
    expect(rememberedUser(window.localStorage)).toBeNull();
  });
});

describe('the Redux dev tools', () => {
  const extension = jest.fn(() => (next: unknown) => next);
  const { NODE_ENV } = process.env;
  beforeEach(() => Object.assign(globalThis, { __REDUX_DEVTOOLS_EXTENSION__: extension }));
  afterEach(() => {
    Reflect.deleteProperty(globalThis, '__REDUX_DEVTOOLS_EXTENSION__');
    Object.assign(process.env, { NODE_ENV });
    extension.mockClear();
  });

  it('show the store in development only', () => {
    createStore();
    Object.assign(process.env, { NODE_ENV: 'production' });
    createStore();
    expect(extension).not.toHaveBeenCalled();
    Object.assign(process.env, { NODE_ENV: 'development' });
    expect(createStore().getState().teams.status).toBe('loading');
    expect(extension).toHaveBeenCalledWith({ name: 'shell' });
  });
});
