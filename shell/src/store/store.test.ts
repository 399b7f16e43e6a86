import { createClock, createPortalState } from '@euro/platform/host';
import {
  createFakePlatform,
  exampleDeadline,
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
  return { api, store, state, loaders: createLoaders(store, api, createClock()) };
}

describe("the shell's store", () => {
  it('feeds the shared states that everybody reads', async () => {
    const { api, state, loaders } = setUp();
    const seen: string[] = [];
    state.players.changes.subscribe(({ status }) => seen.push(status));
    api.answer('GET players', { players: [examplePlayer()] });
    await loaders.players();
    expect(seen).toEqual(['loading', 'ready']);
    expect(state.players.value.value).toEqual([examplePlayer()]);
  });

  it('keeps the last good value when a later answer fails', async () => {
    const { api, state, loaders } = setUp();
    api.answer('GET players', { players: [examplePlayer()] });
    await loaders.players();
    api.answer('GET players', refuse('not-available', 503));
    await loaders.players();
    expect(state.players.value).toMatchObject({ status: 'failed', value: [{ id: 110 }] });
  });

  it('lets a later question win over an earlier one that answers last', async () => {
    const { api, state, loaders } = setUp();
    let answerFirst = (_: { players: ReturnType<typeof examplePlayer>[] }) => {};
    api.answer('GET players', () => new Promise((resolve) => (answerFirst = resolve)));
    const first = loaders.players();
    await Promise.resolve();
    api.answer('GET players', { players: [examplePlayer({ id: 2 })] });
    await loaders.players();
    answerFirst({ players: [examplePlayer({ id: 1 })] });
    await first;
    expect(state.players.value.value?.map(({ id }) => id)).toEqual([2]);
  });

  it('has matchdays and fixtures together, or not at all', async () => {
    const { api, state, loaders } = setUp();
    api.answer('GET matches', { matches: [exampleMatch()] });
    api.answer('GET matches/deadline-info', refuse('not-available', 503));
    await loaders.matches();
    expect(state.matches.value).toEqual({ status: 'failed', value: null });
    api.answer('GET matches/deadline-info', { weeks: [...exampleWeeks], deadlineInfo: exampleDeadline });
    await loaders.matches();
    expect(state.matches.value).toMatchObject({ status: 'ready', value: { deadline: { deadlineWeek: 2 } } });
  });

  it('knows that a visitor has no teams without asking', async () => {
    const { api, store, state, loaders } = setUp();
    store.dispatch(session.actions.changed({ status: 'visitor' }));
    await loaders.teams();
    expect(state.myTeams.value).toEqual({ status: 'ready', value: [] });
    expect(api.calls('GET teams')).toEqual([]);
  });

  it('has the teams of who is signed in', async () => {
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
    ['something else', '{"id":"7"}'],
  ])('is nobody when the storage holds %s', (_, text) => {
    window.localStorage.clear();
    if (text) window.localStorage.setItem('em.user', text);
    expect(rememberedUser(window.localStorage)).toBeNull();
  });
});
