import { exampleMatch } from '@euro/platform/testing';
import { nationFate, openRound } from './nationCourse.js';

const [GERMANY, SCOTLAND, SPAIN, GEORGIA, ENGLAND] = [1, 2, 5, 22, 13];
const side = (id: number | undefined) => (id === undefined ? null : { id, short: '', name: '' });

const match = (
  weekId: number,
  stage: string,
  sides: readonly number[],
  score?: readonly [number, number],
  more: Parameters<typeof exampleMatch>[0] = {},
) =>
  exampleMatch({
    id: weekId * 10 + (sides[0] ?? 0),
    weekId,
    stage,
    date: `2024-07-0${weekId}T19:00:00Z`,
    homeId: side(sides[0]),
    awayId: side(sides[1]),
    homeScore: score?.[0] ?? null,
    awayScore: score?.[1] ?? null,
    status: score ? 'finished' : 'scheduled',
    ...more,
  });

const groups = [match(1, 'Group A', [GERMANY, SCOTLAND], [5, 1]), match(1, 'Group B', [SPAIN, GEORGIA])];
const round = (...pairings: readonly (readonly number[])[]) =>
  pairings.map((sides, at) =>
    match(4, 'Round of 16', sides, undefined, { id: 40 + at, date: `2024-06-${29 + at}T16:00:00Z` }),
  );

describe('the course of a nation', () => {
  it('is open in the group stage, also after a defeat', () => {
    const matches = [...groups, ...round([], [])];
    expect([GERMANY, SCOTLAND].map((id) => nationFate(id, matches))).toEqual(['playing', 'playing']);
  });

  it('is open until all pairings of the first knock-out round are known', () => {
    expect(nationFate(SCOTLAND, [...groups, ...round([SPAIN, GEORGIA], [GERMANY])])).toBe('playing');
  });

  it('ends for a nation that is not in the first knock-out round', () => {
    const matches = [...groups, ...round([SPAIN, GEORGIA], [GERMANY, ENGLAND])];
    expect([SCOTLAND, GERMANY].map((id) => nationFate(id, matches))).toEqual(['out', 'playing']);
  });

  it('ends for the loser of a knock-out match, in a shoot-out too', () => {
    const lostMatch = match(4, 'Round of 16', [SPAIN, GEORGIA], [4, 1]);
    const shootOut = match(5, 'Quarter-finals', [ENGLAND, GERMANY], [1, 1], { penHome: 5, penAway: 3 });
    const matches = [...groups, lostMatch, shootOut];
    expect([GEORGIA, GERMANY].map((id) => nationFate(id, matches))).toEqual(['out', 'out']);
    expect([SPAIN, ENGLAND].map((id) => nationFate(id, matches))).toEqual(['playing', 'playing']);
  });

  it('continues for a losing semi-finalist until the match for the third place', () => {
    const semi = match(6, 'Semi-finals', [SPAIN, ENGLAND], [1, 0]);
    const third = match(7, 'Third place', [ENGLAND, GERMANY]);
    expect(nationFate(ENGLAND, [...groups, semi, third])).toBe('playing');
    const wonMatch = match(7, 'Third place', [ENGLAND, GERMANY], [1, 0]);
    expect(nationFate(ENGLAND, [...groups, semi, wonMatch])).toBe('out');
  });

  it('is not decided by a running match', () => {
    const liveMatch = match(4, 'Round of 16', [SPAIN, GEORGIA], [0, 1], { status: 'live', minute: 30 });
    expect(nationFate(SPAIN, [...groups, liveMatch])).toBe('playing');
  });

  it('ends with the title for the winner of the final', () => {
    const matches = [...groups, match(7, 'Final', [SPAIN, ENGLAND], [2, 1])];
    expect([SPAIN, ENGLAND].map((id) => nationFate(id, matches))).toEqual(['champion', 'out']);
  });
});

describe('the round that a nation can still reach', () => {
  it('is the first one without its match, from its first to its last kick-off', () => {
    expect(openRound(GERMANY, [...groups, ...round([], [])])).toEqual({
      stage: 'last16',
      from: '2024-06-29T16:00:00Z',
      to: '2024-06-30T16:00:00Z',
    });
  });

  it('is the one after its known match', () => {
    const quarter = match(5, 'Quarter-finals', []);
    const matches = [...groups, ...round([SPAIN, GEORGIA], [GERMANY, ENGLAND]), quarter];
    expect(openRound(SPAIN, matches)).toMatchObject({ stage: 'quarter', from: quarter.date });
  });

  it('is the final, not the match for the third place', () => {
    const loserOf = (id: number) => ({ matchId: null, place: `L${id}`, loserOf: id });
    const semi = match(6, 'Semi-finals', [SPAIN, ENGLAND]);
    const third = match(7, 'Third place', [], undefined, {
      id: 71,
      homeFrom: loserOf(65),
      awayFrom: loserOf(66),
    });
    const final = match(7, 'Final', [], undefined, { id: 72, date: '2024-07-08T19:00:00Z' });
    expect(openRound(SPAIN, [...groups, semi, third, final])?.stage).toBe('final');
  });

  it('is none for an eliminated nation, and none after the final', () => {
    const final = match(7, 'Final', [SPAIN, ENGLAND]);
    expect(openRound(SPAIN, [...groups, final])).toBeNull();
    expect(openRound(SCOTLAND, [...groups, ...round([SPAIN, GEORGIA], [GERMANY, ENGLAND])])).toBeNull();
  });
});
