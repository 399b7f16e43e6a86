import type { PlatformEvent } from '@euro/platform';
import { createBus, createClock } from '@euro/platform/host';
import {
  createFakePlatform,
  exampleDeadline,
  exampleMatch,
  exampleWeeks,
  refuse,
} from '@euro/platform/testing';
import { createLoaders } from '../store/createLoaders.js';
import { createStore, session } from '../store/store.js';
import { undoAfterEach } from '../testing/undoAfterEach.js';
import { watchGame } from './watchGame.js';

type Week = (typeof exampleWeeks)[number];

/** Matchday 2 as it goes through its states. */
function weeksWith(state: Week['state']): Week[] {
  return exampleWeeks.map((week) => (week.weekId === 2 ? { ...week, state } : { ...week }));
}

async function setUp(deadline: Partial<typeof exampleDeadline> = {}, matches = [exampleMatch()]) {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  undoAfterEach();
  const { api } = createFakePlatform({ unscripted: 'not-available' });
  const info = { weeks: weeksWith('open'), deadlineInfo: { ...exampleDeadline, ...deadline } };
  api.answer('GET matches/deadline-info', () => structuredClone(info));
  api.answer('GET matches', { matches });
  api.answer('GET teams', { teams: [], user: { id: 7, firstName: 'Lotte', lastName: 'Peeters' } });
  const store = createStore();
  store.dispatch(session.actions.changed({ status: 'visitor' }));
  const clock = createClock();
  const loaders = createLoaders(store, api, clock);
  const bus = createBus({ now: () => clock.now(), report: () => {} });
  const heard: Pick<PlatformEvent, 'name' | 'detail'>[] = [];
  const listener = bus.speaker('test', () => false);
  for (const name of ['matchday.locked@1', 'matchday.scored@1'] as const) {
    listener.on(name, ({ detail }) => heard.push({ name, detail }));
  }
  watchGame({ page: window, store, api, clock, bus: bus.speaker('shell', () => true), loaders });
  await loaders.matches();
  return { api, store, info, heard };
}

afterEach(() => jest.useRealTimers());

describe('watching the game', () => {
  it('asks now and then where it stands, and fetches nothing more while nothing moved', async () => {
    const { api } = await setUp();
    await jest.advanceTimersByTimeAsync(61_000);
    expect(api.calls('GET matches/deadline-info')).toHaveLength(3);
    expect(api.calls('GET matches')).toHaveLength(1);
  });

  it('asks right after the deadline, and tells that the matchday is locked', async () => {
    const { api, info, heard, store } = await setUp({ now: '2024-06-19T12:59:55Z' });
    info.weeks = weeksWith('locked');
    Object.assign(info.deadlineInfo, { deadlineWeek: 3, displayWeek: 2, now: '2024-06-19T13:00:01Z' });
    await jest.advanceTimersByTimeAsync(5500);
    expect(heard).toEqual([{ name: 'matchday.locked@1', detail: { weekId: 2 } }]);
    expect(api.calls('GET matches')).toHaveLength(2);
    expect(store.getState().matches.value?.deadline.deadlineWeek).toBe(3);
  });

  it('goes by the clock of the server when that runs faster', async () => {
    const { api } = await setUp({ now: '2024-06-19T12:50:00Z', speed: 60 });
    await jest.advanceTimersByTimeAsync(10_500);
    expect(api.calls('GET matches/deadline-info')).toHaveLength(2);
  });

  it('tells when a matchday got points, and again when they are confirmed', async () => {
    const { info, heard } = await setUp();
    info.weeks = weeksWith('provisional');
    await jest.advanceTimersByTimeAsync(31_000);
    info.weeks = weeksWith('confirmed');
    await jest.advanceTimersByTimeAsync(31_000);
    expect(heard.filter(({ name }) => name === 'matchday.scored@1').map(({ detail }) => detail)).toEqual([
      { weekId: 2, confirmed: false },
      { weekId: 2, confirmed: true },
    ]);
  });

  it('fetches the fixtures again while a match is on', async () => {
    const { api } = await setUp({}, [exampleMatch({ status: 'live', homeScore: null, awayScore: null })]);
    await jest.advanceTimersByTimeAsync(31_000);
    expect(api.calls('GET matches')).toHaveLength(2);
  });

  it('keeps what it knows while the server does not answer', async () => {
    const { api, store } = await setUp();
    api.answer('GET matches/deadline-info', refuse('not-available', 503));
    await jest.advanceTimersByTimeAsync(31_000);
    expect(store.getState().matches).toMatchObject({
      status: 'ready',
      value: { deadline: { deadlineWeek: 2 } },
    });
  });
});
