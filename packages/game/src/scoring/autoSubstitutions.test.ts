import fc from 'fast-check';
import { deepFreeze } from '../testing/deepFreeze.js';
import { exampleRules } from '../testing/exampleRules.js';
import type { PositionId } from '../types.js';
import { type AutoSubInput, autoSubstitutions } from './autoSubstitutions.js';
import type { PlayerMatchday } from './playerMatchday.js';
import { scoreTeam, teamTotal } from './scoreTeam.js';

const SEED = 20240714;

interface Scenario {
  readonly starting: readonly number[];
  readonly bench: readonly number[];
  readonly positions: ReadonlyMap<number, PositionId>;
}

/** Ids contain the position: 0 the coach, 11 and 12 goalkeepers, 21–25 defenders, 31–35 midfielders, 41–43 forwards. */
const positionOf = (id: number) => Math.floor(id / 10) as PositionId;
const row = (positionId: PositionId, count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => positionId * 10 + from + index);

function scenario(
  defenders: number,
  midfielders: number,
  forwards: number,
  bench?: readonly number[],
): Scenario {
  const starting = [0, 11, ...row(2, defenders), ...row(3, midfielders), ...row(4, forwards)];
  const rest = [
    12,
    ...row(2, 5 - defenders, defenders + 1),
    ...row(3, 5 - midfielders, midfielders + 1),
    ...row(4, 3 - forwards, forwards + 1),
  ];
  const everyone = [...starting, ...rest];
  return { starting, bench: bench ?? rest, positions: new Map(everyone.map((id) => [id, positionOf(id)])) };
}

function inputFor(
  { starting, bench, positions }: Scenario,
  absent: readonly number[],
  untouchable: number[] = [],
) {
  const playerPoints = new Map<number, PlayerMatchday>();
  for (const id of [...starting, ...bench]) {
    if (!absent.includes(id)) playerPoints.set(id, { points: 4, minutes: 90 });
  }
  const lineup = deepFreeze({ starting: [...starting], bench: [...bench] });
  const rules = deepFreeze({ ...exampleRules });
  return { lineup, playerPoints, positions, rules, untouchable: new Set(untouchable) } satisfies AutoSubInput;
}

const made = (at: Scenario, absent: readonly number[], untouchable: number[] = []) =>
  autoSubstitutions(inputFor(at, absent, untouchable)).map(({ outId, inId }) => `${inId} for ${outId}`);

describe('autoSubstitutions', () => {
  it('makes none when everybody played', () => {
    expect(made(scenario(4, 4, 2), [])).toEqual([]);
  });

  it('brings on the first bench player who played and retains a legal XI', () => {
    expect(made(scenario(4, 4, 2), [31])).toEqual(['25 for 31']);
    expect(made(scenario(4, 4, 2), [31, 25])).toEqual(['35 for 31']);
  });

  it('follows the bench order, not the position', () => {
    expect(made(scenario(4, 4, 2, [12, 43, 35, 25]), [21])).toEqual(['43 for 21']);
  });

  it('skips a bench player who would break the formation: three defenders and one away needs a defender', () => {
    expect(made(scenario(3, 5, 2), [21])).toEqual(['24 for 21']);
    expect(made(scenario(3, 5, 2, [12, 43, 24, 25]), [21])).toEqual(['24 for 21']);
    expect(made(scenario(3, 4, 3, [12, 35, 24, 25]), [21, 24, 25])).toEqual([]);
  });

  it('replaces the last forward only by a forward', () => {
    expect(made(scenario(4, 5, 1), [41])).toEqual(['42 for 41']);
    expect(made(scenario(4, 5, 1), [41, 42, 43])).toEqual([]);
  });

  it('replaces a goalkeeper by the goalkeeper of the bench, when he played, and never another', () => {
    expect(made(scenario(4, 4, 2), [11])).toEqual(['12 for 11']);
    expect(made(scenario(4, 4, 2), [11, 12])).toEqual([]);
    expect(made(scenario(4, 4, 2), [21, 25, 35, 43])).toEqual([]);
  });

  it('finds the goalkeeper at any place of the bench', () => {
    expect(made(scenario(4, 4, 2, [25, 35, 43, 12]), [11, 41])).toEqual(['25 for 41', '12 for 11']);
  });

  it('replaces absent players in lineup order', () => {
    expect(made(scenario(4, 4, 2), [22, 41])).toEqual(['25 for 22', '35 for 41']);
  });

  it('counts an absent starter who is not replaced for the formation', () => {
    expect(made(scenario(3, 5, 2), [21, 22, 25])).toEqual(['24 for 21']);
  });

  it('ignores players of power subs, on the pitch and on the bench', () => {
    expect(made(scenario(4, 4, 2), [21, 31], [21])).toEqual(['25 for 31']);
    expect(made(scenario(4, 4, 2), [31], [25])).toEqual(['35 for 31']);
  });

  it('never replaces the coach', () => {
    expect(made(scenario(4, 4, 2), [0])).toEqual([]);
  });
});

/** Whether these ids make a legal XI: counted from nothing, sharing no code with the rules. */
function isLegalEleven(ids: readonly number[]): boolean {
  const count = (digit: number) =>
    ids.filter((id) => String(id).padStart(2, '0').startsWith(String(digit))).length;
  const between = (value: number, min: number, max: number) => value >= min && value <= max;
  return (
    ids.length === 12 &&
    count(0) === 1 &&
    count(1) === 1 &&
    between(count(2), 3, 5) &&
    between(count(3), 3, 5) &&
    between(count(4), 1, 3)
  );
}

/**
 * Tries every way of sending bench players on for absent starters, and keeps the one the rules mean: as many of the
 * bench as possible with the earlier ones first, and for each the earliest absent starter of the lineup.
 */
function oracle({ lineup, playerPoints, untouchable }: ReturnType<typeof inputFor>): string[] {
  const free = (id: number) => !untouchable.has(id);
  const played = (id: number) => (playerPoints.get(id)?.minutes ?? 0) > 0;
  const absent = lineup.starting.filter((id) => id !== 0 && free(id) && !played(id));
  let best: { key: string; subs: string[] } = { key: '', subs: [] };

  const tryAll = (at: number, eleven: readonly number[], used: string, chosen: string, subs: string[]) => {
    const inId = lineup.bench[at];
    if (inId === undefined) {
      const key = `${used}|${chosen}`;
      if (key > best.key) best = { key, subs };
      return;
    }
    tryAll(at + 1, eleven, `${used}0`, `${chosen}-`, subs);
    if (!played(inId) || !free(inId)) return;
    absent.forEach((outId, index) => {
      if (!eleven.includes(outId)) return;
      const after = eleven.map((id) => (id === outId ? inId : id));
      if (!isLegalEleven(after)) return;
      const earliness = String.fromCharCode('z'.charCodeAt(0) - index);
      tryAll(at + 1, after, `${used}1`, `${chosen}${earliness}`, [...subs, `${inId} for ${outId}`]);
    });
  };
  tryAll(0, lineup.starting, '', '', []);
  return best.subs;
}

const formation = fc.constantFrom<[number, number, number]>(
  [3, 4, 3],
  [3, 5, 2],
  [4, 3, 3],
  [4, 4, 2],
  [4, 5, 1],
  [5, 3, 2],
  [5, 4, 1],
);

const anyMatchday = formation.chain(([defenders, midfielders, forwards]) => {
  const { starting, bench } = scenario(defenders, midfielders, forwards);
  return fc.record({
    starting: fc.shuffledSubarray([...starting], { minLength: 12 }),
    bench: fc.shuffledSubarray([...bench], { minLength: 4 }),
    absent: fc.subarray([...starting], { maxLength: 6 }),
    idle: fc.subarray([...bench]),
    untouchable: fc.oneof(fc.constant<number[]>([]), fc.subarray([...starting, ...bench], { maxLength: 4 })),
    positions: fc.constant(new Map([...starting, ...bench].map((id) => [id, positionOf(id)]))),
  });
});

describe('autoSubstitutions on any matchday', () => {
  it(`equals a brute-force search (seed ${SEED})`, () => {
    let subs = 0;
    fc.assert(
      fc.property(anyMatchday, (at) => {
        const input = inputFor(at, [...at.absent, ...at.idle], at.untouchable);
        const result = autoSubstitutions(input).map(({ outId, inId }) => `${inId} for ${outId}`);
        subs += result.length;
        expect(result).toEqual(oracle(input));
      }),
      { seed: SEED, numRuns: 1500 },
    );
    expect(subs).toBeGreaterThan(1000);
  });

  it(`counts eleven and a coach, and a bare total equal to the explained one (seed ${SEED})`, () => {
    const booster = fc.constantFrom(null, 'bank', 'tripleCaptain', 'freeHit', 'wildCard' as const);
    const points = fc.array(fc.integer({ min: -4, max: 20 }), { minLength: 16, maxLength: 16 });
    fc.assert(
      fc.property(
        anyMatchday,
        booster,
        points,
        fc.nat(10),
        fc.nat(10),
        (at, played, points, first, second) => {
          const base = inputFor(at, [...at.absent, ...at.idle], at.untouchable);
          const playerPoints = new Map<number, PlayerMatchday>();
          [...at.starting, ...at.bench].forEach((id, index) => {
            const minutes = base.playerPoints.get(id)?.minutes ?? 0;
            playerPoints.set(id, { points: 2 * (points[index] ?? 0), minutes });
          });
          const outfield = at.starting.filter((id) => id !== 0);
          const lineup = {
            ...base.lineup,
            captainId: outfield[first] ?? 11,
            viceCaptainId: outfield[second] ?? 11,
          };
          const team = { ...base, lineup, playerPoints, booster: played };
          const score = scoreTeam(team);
          expect(score.selections.filter(({ counted }) => counted)).toHaveLength(played === 'bank' ? 16 : 12);
          expect(score.selections.reduce((sum, { total }) => sum + total, 0)).toBe(score.points);
          expect(Number.isInteger(score.points)).toBe(true);
          expect(teamTotal(team)).toBe(score.points);
          if (score.multiplierId !== null) expect(at.starting).toContain(score.multiplierId);
        },
      ),
      { seed: SEED, numRuns: 1000 },
    );
  });
});
