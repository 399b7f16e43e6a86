import { exampleLiveState, exampleMatch } from '../../testing/examples.js';
import { eventsBetween } from '../game/createGamePublisher.js';
import { mergeLive, wholeLive } from './createLiveStore.js';
import { followLive } from './followLive.js';
import { isLiveState } from './isLiveState.js';

type State = ReturnType<typeof exampleLiveState>;
type Match = State['matches'][number];
type Player = State['players'][number];

const match = (id: number, fields: Partial<Match> = {}): Match => ({
  id,
  weekId: 2,
  status: 'live',
  minute: 12,
  homeScore: 0,
  awayScore: 0,
  penHome: null,
  penAway: null,
  ...fields,
});
const player = (id: number, points: number, fields: Partial<Player> = {}): Player => ({
  id,
  points,
  minutes: 12,
  status: 'playing',
  ...fields,
});
const running = (fields: Partial<State> = {}) =>
  exampleLiveState({
    weekId: 2,
    version: 5,
    matches: [match(13), match(14)],
    players: [player(7, 1)],
    ...fields,
  });

describe('a message of the live stream', () => {
  it('is valid with additional fields of a newer server', () => {
    expect(isLiveState(running())).toBe(true);
    expect(isLiveState({ ...running(), weather: 'rain' })).toBe(true);
  });

  it.each([
    null,
    [],
    { ...running(), now: 'soon' },
    { ...running(), speed: Number.NaN },
    { ...running(), deadlineWeek: undefined },
    { ...running(), players: [{ ...player(7, 1), points: '1' }] },
    { ...running(), players: [{ ...player(7, 1), status: 'asleep' }] },
    { ...running(), weeks: [{ weekId: 1, deadlineDate: null, state: 'open' }] },
  ])('is invalid with another shape: case %#', (value) => expect(isLiveState(value)).toBe(false));
});

describe('the merged state', () => {
  const state = wholeLive(running(), null);

  it('updates changed players and leaves the others', () => {
    const next = mergeLive(
      state,
      running({ matches: [match(14, { homeScore: 1 })], players: [player(8, 4)] }),
    );
    expect(next.matches.map(({ id, homeScore }) => [id, homeScore])).toEqual([
      [13, 0],
      [14, 1],
    ]);
    expect(next.players).toEqual({ 7: player(7, 1), 8: player(8, 4) });
  });

  it('is replaced by a whole message', () => {
    const next = wholeLive(running({ matches: [match(14)], players: [] }), state);
    expect(next.matches.map(({ id }) => id)).toEqual([14]);
    expect(next.players).toEqual({});
  });

  it('contains the same objects where nothing differs, so that nothing renders again', () => {
    const changed = mergeLive(state, running({ matches: [match(13)], players: [player(7, 1)] }));
    const whole = wholeLive(running({ cursor: '2' }), state);
    for (const next of [changed, whole]) {
      expect(next.matches).toBe(state.matches);
      expect(next.players).toBe(state.players);
    }
    const one = mergeLive(state, running({ matches: [match(14, { minute: 13 })] }));
    expect(one.matches[0]).toBe(state.matches[0]);
  });

  it('drops players of another matchday, and retains the matches of the current and the next one', () => {
    const before = mergeLive(state, running({ matches: [match(25, { weekId: 3, status: 'scheduled' })] }));
    const next = mergeLive(
      before,
      running({ weekId: 3, version: null, matches: [match(37, { weekId: 4 })], players: [] }),
    );
    expect(next.matches.map(({ id }) => id)).toEqual([25, 37]);
    expect(next.players).toEqual({});
  });
});

describe('the events of a change', () => {
  const before = wholeLive(running(), null);
  const weeksWith = (state: State['weeks'][number]['state']) =>
    before.weeks.map((week) => (week.weekId === 2 ? { ...week, state } : week));

  it('are none when nothing changed', () => {
    expect(
      eventsBetween(before, wholeLive(running({ cursor: '2', now: '2024-06-19T14:00:00Z' }), before)),
    ).toEqual([]);
  });

  it('contain the players whose points changed, and the settlement', () => {
    const next = mergeLive(
      before,
      running({ version: 6, players: [player(8, 4), player(9, 0, { status: 'bench' })] }),
    );
    expect(eventsBetween(before, next)).toEqual([
      { name: 'points.changed@1', detail: { weekId: 2, version: 6, playerIds: [8, 9] } },
    ]);
  });

  it('contain a new settlement without changed players', () => {
    expect(eventsBetween(before, mergeLive(before, running({ version: 6, players: [] })))).toEqual([
      { name: 'points.changed@1', detail: { weekId: 2, version: 6, playerIds: [] } },
    ]);
  });

  it('contain all players with points of another matchday', () => {
    const next = wholeLive(running({ weekId: 3, version: 9, players: [player(7, 1), player(8, 2)] }), before);
    expect(eventsBetween(before, next)).toEqual([
      { name: 'points.changed@1', detail: { weekId: 3, version: 9, playerIds: [7, 8] } },
    ]);
  });

  it('contain players without points after the clock was set back', () => {
    const next = wholeLive(running({ version: null, players: [] }), before);
    expect(eventsBetween(before, next)).toEqual([
      { name: 'points.changed@1', detail: { weekId: 2, version: null, playerIds: [7] } },
    ]);
  });

  it.each([
    ['locked', [{ name: 'matchday.locked@1', detail: { weekId: 2 } }]],
    [
      'provisional',
      [
        { name: 'matchday.locked@1', detail: { weekId: 2 } },
        { name: 'matchday.scored@1', detail: { weekId: 2, confirmed: false } },
      ],
    ],
    [
      'confirmed',
      [
        { name: 'matchday.locked@1', detail: { weekId: 2 } },
        { name: 'matchday.scored@1', detail: { weekId: 2, confirmed: true } },
      ],
    ],
  ] as const)('is that an open matchday was %s', (state, facts) => {
    expect(eventsBetween(before, { ...before, weeks: weeksWith(state) })).toEqual(facts);
  });

  it('are none when a matchday reopens, and a lock when it closes again', () => {
    const locked = { ...before, weeks: weeksWith('locked') };
    expect(eventsBetween(locked, before)).toEqual([]);
    expect(eventsBetween(before, locked)).toHaveLength(1);
  });
});

describe('fixtures and matchdays', () => {
  const live = wholeLive(running({ matches: [match(13, { homeScore: 1, minute: 30 })] }), null);
  const { deadlineWeek, deadlineDate, now, speed } = live;
  const fixtures = {
    matches: [
      exampleMatch(),
      exampleMatch({ id: 13, weekId: 2, status: 'scheduled', homeScore: null, awayScore: null }),
    ],
    weeks: live.weeks,
    deadline: { deadlineWeek, deadlineDate, displayWeek: 2, lastScoredWeek: 1, now, speed },
  };

  it('are updated from the running matches; others stay the same objects', () => {
    const next = followLive(fixtures, live);
    expect(next.matches[1]).toMatchObject({ status: 'live', minute: 30, homeScore: 1, awayScore: 0 });
    expect(next.matches[0]).toBe(fixtures.matches[0]);
    expect(next.deadline).toBe(fixtures.deadline);
    expect(next.weeks).toBe(fixtures.weeks);
  });

  it('are the same object when only the clock advances', () => {
    const state = followLive(fixtures, live);
    expect(followLive(state, { ...live, now: '2024-06-19T16:00:00Z' })).toBe(state);
  });

  it('contain deadline and time when those changed', () => {
    const opened = {
      ...live,
      deadlineWeek: 1,
      deadlineDate: '2024-06-14T19:00:00Z',
      weekId: null,
      now: '2024-06-14T08:00:00Z',
    };
    expect(followLive(fixtures, opened).deadline).toEqual({
      deadlineWeek: 1,
      deadlineDate: '2024-06-14T19:00:00Z',
      displayWeek: 1,
      lastScoredWeek: 1,
      now: '2024-06-14T08:00:00Z',
      speed: 1,
    });
    expect(followLive(fixtures, { ...live, speed: 600 }).deadline.speed).toBe(600);
    const later = { ...live, now: '2024-06-19T12:00:00Z' };
    expect(followLive(fixtures, later, true).deadline.now).toBe('2024-06-19T12:00:00Z');
  });
});
