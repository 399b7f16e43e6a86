import fc from 'fast-check';
import { type DrawnMatch, drawSchedule } from './drawSchedule.js';
import { playMatches } from './playMatches.js';
import { matchRecords, NO_MATCHES, standingsByMatches, standingsByPoints, tablePoints } from './standings.js';

const SEED = 20240614;
const check = <T>(arbitrary: fc.Arbitrary<T>, holds: (value: T) => void) =>
  fc.assert(fc.property(arbitrary, holds), { seed: SEED, numRuns: 200 });

const teamIds = (min: number) =>
  fc.uniqueArray(fc.integer({ min: 1, max: 100_000 }), { minLength: min, maxLength: 24 });
const weeks = fc.integer({ min: 1, max: 30 }).map((count) => Array.from({ length: count }, (_, i) => i + 1));
const leagues = fc.record({ ids: teamIds(2), weekIds: weeks, seed: fc.nat() });

/** How often each pair met, and each team had nobody but the average. */
function meetings(matches: readonly DrawnMatch[]): Map<string, number> {
  const met = new Map<string, number>();
  for (const { homeTeamId, awayTeamId } of matches) {
    const pair = awayTeamId === null ? `${homeTeamId}` : [homeTeamId, awayTeamId].toSorted().join(' ');
    met.set(pair, (met.get(pair) ?? 0) + 1);
  }
  return met;
}

describe('the draw of a head-to-head league', () => {
  it('has every team once a matchday', () => {
    check(leagues, ({ ids, weekIds, seed }) => {
      const matches = drawSchedule(ids, weekIds, seed);
      for (const weekId of weekIds) {
        const sides = matches
          .filter((match) => match.weekId === weekId)
          .flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId ?? 'average']);
        const expectedSides = ids.length % 2 === 0 ? ids : [...ids, 'average'];
        expect(sides.toSorted()).toEqual(expectedSides.toSorted());
      }
    });
  });

  it('has each pair equally often, as far as possible', () => {
    check(leagues, ({ ids, weekIds, seed }) => {
      const met = meetings(drawSchedule(ids, weekIds, seed));
      const rounds = ids.length % 2 === 0 ? ids.length - 1 : ids.length;
      const least = Math.floor(weekIds.length / rounds);
      const most = Math.ceil(weekIds.length / rounds);
      for (const times of met.values()) {
        expect(times).toBeGreaterThanOrEqual(Math.max(1, least));
        expect(times).toBeLessThanOrEqual(most);
      }
      const pairs = (ids.length * (ids.length - 1)) / 2 + (ids.length % 2) * ids.length;
      if (weekIds.length >= rounds) expect(met.size).toBe(pairs);
    });
  });

  it('is independent of the order of the teams', () => {
    check(leagues, ({ ids, weekIds, seed }) => {
      expect(drawSchedule(ids.toReversed(), weekIds, seed)).toEqual(drawSchedule(ids, weekIds, seed));
    });
  });

  it('continues its sequence: drawn matchday by matchday, no pair meets again before all have met', () => {
    check(leagues, ({ ids, weekIds, seed }) => {
      const oneByOne: DrawnMatch[] = [];
      for (const weekId of weekIds) oneByOne.push(...drawSchedule(ids, [weekId], seed, oneByOne));
      expect(oneByOne).toEqual(drawSchedule(ids, weekIds, seed));
    });
  });

  it('differs between leagues', () => {
    const ids = Array.from({ length: 10 }, (_, index) => index + 1);
    const draws = new Set([1, 2, 3, 4].map((seed) => JSON.stringify(drawSchedule(ids, [1, 2], seed))));
    expect(draws.size).toBe(4);
  });

  it.each([[[]], [[7]]])('has no match for the teams %j', (ids) => {
    expect(drawSchedule(ids, [1, 2, 3], 1)).toEqual([]);
  });
});

describe('the tables of a league', () => {
  const points = (teamId: number, weekId: number) => ((teamId * 31 + weekId * 17) % 9) - 2;

  it('have as many table points as matches were won and drawn, and as many points against as for', () => {
    const even = leagues.filter(({ ids }) => ids.length % 2 === 0);
    check(even, ({ ids, weekIds, seed }) => {
      const matches = playMatches(drawSchedule(ids, weekIds, seed), points);
      const records = [...matchRecords(matches).values()];
      const sum = (of: (record: (typeof records)[number]) => number) =>
        records.reduce((total, record) => total + of(record), 0);
      expect(sum((record) => record.won)).toBe(sum((record) => record.lost));
      expect(sum((record) => record.scored)).toBe(sum((record) => record.conceded));
      expect(sum((record) => record.played)).toBe(matches.length * 2);
      const draws = matches.filter(({ homePoints, awayPoints }) => homePoints === awayPoints).length;
      expect(sum(tablePoints)).toBe(3 * (matches.length - draws) + 2 * draws);
    });
  });

  it('rank each team below exactly the better ones, and mark shared ranks', () => {
    check(teamIds(1), (ids) => {
      const teams = ids.map((teamId) => ({ teamId, createdAt: teamId % 3 }));
      const standings = standingsByPoints(teams, (teamId) => points(teamId, 1));
      for (const { teamId, rank, shared } of standings) {
        const others = ids.filter((id) => id !== teamId);
        expect(rank).toBe(1 + others.filter((id) => points(id, 1) > points(teamId, 1)).length);
        expect(shared).toBe(others.some((id) => points(id, 1) === points(teamId, 1)));
      }
      const order = standings.map(({ teamId, rank }) => [rank, teamId % 3, teamId]);
      expect(order).toEqual(order.toSorted((a, b) => compareLists(a, b)));
    });
  });
});

function compareLists(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, place) => value !== b[place]);
  return index === -1 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}

it('give a team without an opponent the mean of all others, rounded down to half a point', () => {
  const drawn = [
    { weekId: 1, homeTeamId: 1, awayTeamId: 2 },
    { weekId: 1, homeTeamId: 3, awayTeamId: null },
  ];
  const halves = new Map([
    [1, 10],
    [2, 21],
    [3, 13],
  ]);
  const played = playMatches(drawn, (teamId) => halves.get(teamId) ?? 0);
  expect(played.map(({ homePoints, awayPoints }) => [homePoints, awayPoints])).toEqual([
    [10, 21],
    [13, 14],
  ]);
  expect(matchRecords(played).get(3)).toEqual({
    ...NO_MATCHES,
    ...{ played: 1, lost: 1, scored: 13, conceded: 14 },
  });
});

it('sort by table points, then game points, then age', () => {
  const records = new Map([
    [1, { ...NO_MATCHES, won: 1, scored: 10 }],
    [2, { ...NO_MATCHES, drawn: 3, scored: 30 }],
    [3, { ...NO_MATCHES, won: 2, scored: 5 }],
    [4, { ...NO_MATCHES, won: 1, scored: 10 }],
  ]);
  const teams = [4, 3, 2, 1].map((teamId) => ({ teamId, createdAt: 0 }));
  const standings = standingsByMatches(teams, (teamId) => records.get(teamId) ?? NO_MATCHES);
  expect(standings).toEqual([
    { teamId: 3, rank: 1, shared: false },
    { teamId: 2, rank: 2, shared: false },
    { teamId: 1, rank: 3, shared: true },
    { teamId: 4, rank: 3, shared: true },
  ]);
});
