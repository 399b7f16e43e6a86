import fc from 'fast-check';
import { deepFreeze } from '../testing/deepFreeze.js';
import { exampleRules } from '../testing/exampleRules.js';
import type { GamePlayer, PositionId } from '../types.js';
import type { PlayerMatchday } from './playerMatchday.js';
import { topLineup } from './topLineup.js';

const SEED = 20240711;

/** [id, points in halves, minutes]; the tens of an id are the position: 0 coaches, 1 goalkeepers … 4 forwards. */
type Row = readonly [number, number, number];

const positionOf = (id: number) => (Math.floor(id / 10) % 10) as PositionId;

function top(rows: readonly Row[], rules: Partial<typeof exampleRules> = {}) {
  const players = new Map<number, GamePlayer>(
    rows.map(([id]) => [id, { id, positionId: positionOf(id), clubId: 1, value: 50 }]),
  );
  const points = new Map<number, PlayerMatchday>(
    rows.map(([id, halves, minutes]) => [id, deepFreeze({ points: halves, minutes })]),
  );
  return topLineup({ points, players, rules: deepFreeze({ ...exampleRules, ...rules }) });
}

/** A coach, a goalkeeper and five, five and three others with these points each. */
function field(defenders: number, midfielders: number, forwards: number): Row[] {
  const row = (tens: number, count: number, points: number): Row[] =>
    Array.from({ length: count }, (_, index) => [tens * 10 + index + 1, points, 90]);
  return [[1, 2, 0], [11, 4, 90], ...row(2, 5, defenders), ...row(3, 5, midfielders), ...row(4, 3, forwards)];
}

const replace = (rows: readonly Row[], ...replacements: Row[]) => [
  ...rows.filter(([id]) => !replacements.some(([other]) => other === id)),
  ...replacements,
];

describe('topLineup', () => {
  it.each([
    ['3-4-3', 0, 6, 8],
    ['3-5-2', 0, 8, 6],
    ['4-5-1', 6, 8, 0],
    ['5-4-1', 8, 6, 0],
    ['5-3-2', 8, 0, 6],
    ['4-3-3', 6, 0, 8],
  ])('has the formation %s when that scores most', (formation, defenders, midfielders, forwards) => {
    expect(top(field(defenders, midfielders, forwards))?.formation).toBe(formation);
  });

  it('lists the coach first, then the rows by points, and sums the points of all twelve', () => {
    const rows = replace(field(0, 6, 8), [33, 20, 90], [22, 4, 90]);
    expect(top(rows)).toEqual({
      playerIds: [1, 11, 22, 21, 23, 33, 31, 32, 34, 41, 42, 43],
      formation: '3-4-3',
      points: 2 + 4 + 4 + 20 + 3 * 6 + 3 * 8,
    });
  });

  it('takes the best goalkeeper and the best coach', () => {
    const rows = replace(field(4, 4, 4), [12, 6, 90], [2, 6, 0]);
    expect(top(rows)?.playerIds.slice(0, 2)).toEqual([2, 12]);
  });

  it('prefers more minutes among equal points, then the lower id', () => {
    const rows = replace(field(0, 6, 8), [1, 2, 0], [12, 4, 91], [44, 8, 89], [2, 2, 0]);
    const found = top(rows)?.playerIds;
    expect(found?.slice(0, 2)).toEqual([1, 12]);
    expect(found?.slice(-3)).toEqual([41, 42, 43]);
  });

  it('decides equal formations by their minutes, then by the lower ids', () => {
    expect(top(field(4, 4, 4))?.formation).toBe('5-4-1');
    const tireless = replace(field(4, 4, 4), [41, 4, 95], [42, 4, 95], [43, 4, 95]);
    expect(top(tireless)?.formation).toBe('4-3-3');
  });

  it('excludes players without a minute, also when all others lost points', () => {
    const rows = replace(field(-2, -2, -2), [12, 30, 0], [44, 0, 0]);
    expect(top(rows)?.playerIds).not.toContain(12);
    expect(top(rows)?.playerIds).not.toContain(44);
  });

  it('excludes unknown players', () => {
    const players = new Map<number, GamePlayer>();
    expect(
      topLineup({ points: new Map([[11, { points: 2, minutes: 90 }]]), players, rules: exampleRules }),
    ).toBeNull();
  });

  it('is null while no legal eleven has played', () => {
    expect(top([])).toBeNull();
    expect(top(field(4, 4, 4).filter(([id]) => positionOf(id) !== 4))).toBeNull();
    expect(top(field(4, 4, 4).filter(([id]) => positionOf(id) !== 0))).toBeNull();
  });
});

/** Whether the first number in which two keys differ is the higher one here. */
function isAhead(key: readonly number[], other: readonly number[]): boolean {
  const at = key.findIndex((part, index) => part !== other[index]);
  return at >= 0 && (key[at] ?? 0) > (other[at] ?? 0);
}

/** Every choice of a legal eleven and coach, judged one by one: shares no code with the rules. */
function bruteForce(
  rows: readonly Row[],
  lineupSize: number,
  limits: readonly (readonly [number, number])[],
) {
  const eligible = rows.filter(([id, , minutes]) => positionOf(id) === 0 || minutes > 0);
  let best: { key: number[]; ids: number[] } | null = null;
  for (let mask = 0; mask < 1 << eligible.length; mask += 1) {
    const chosen = eligible.filter((_, index) => (mask >> index) & 1);
    const count = (position: number) => chosen.filter(([id]) => positionOf(id) === position).length;
    if (!limits.every(([min, max], position) => count(position) >= min && count(position) <= max)) continue;
    if (chosen.length - count(0) !== lineupSize) continue;
    const sum = (at: 1 | 2) => chosen.reduce((total, row) => total + row[at], 0);
    const ids = chosen.map(([id]) => id).sort((a, b) => a - b);
    const key = [sum(1), sum(2), ...ids.map((id) => -id)];
    const better = best === null || isAhead(key, best.key);
    if (better) best = { key, ids };
  }
  return best === null ? null : { ids: best.ids, points: best.key[0] };
}

describe('topLineup of any matchday', () => {
  it(`equals the best of all choices (seed ${SEED})`, () => {
    const limits = [
      [1, 1],
      [1, 1],
      [1, 2],
      [1, 3],
      [0, 2],
    ] as const;
    const rules = {
      lineupSize: 5,
      squadLayout: { 0: 1, 1: 1, 2: 2, 3: 3, 4: 2 },
      formationLimits: {
        0: { min: 1, max: 1 },
        1: { min: 1, max: 1 },
        2: { min: 1, max: 2 },
        3: { min: 1, max: 3 },
        4: { min: 0, max: 2 },
      },
    };
    const ids = [1, 2, 11, 12, 21, 22, 23, 31, 32, 33, 34, 41, 42];
    const row = (id: number) =>
      fc.tuple(fc.constant(id), fc.integer({ min: -2, max: 3 }), fc.constantFrom(0, 30, 90));
    let found = 0;
    fc.assert(
      fc.property(
        fc.subarray(ids, { minLength: 4 }).chain((some) => fc.tuple(...some.map(row))),
        (rows) => {
          const expected = bruteForce(rows, rules.lineupSize, limits);
          const result = top(rows, rules);
          if (expected === null) return expect(result).toBeNull();
          found += 1;
          expect(result?.points).toBe(expected.points);
          expect(result?.playerIds.toSorted((a, b) => a - b)).toEqual(expected.ids);
        },
      ),
      { seed: SEED, numRuns: 400 },
    );
    expect(found).toBeGreaterThan(100);
  });
});
