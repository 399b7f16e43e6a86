import {
  COACH,
  GOALKEEPER,
  type Lineup,
  type PlayerMatchday,
  POSITION_IDS,
  type PositionId,
  type PowerSub,
  scoreTeam,
  teamTotal,
} from '@euro/game';
import fc from 'fast-check';
import { BOOSTERS, type LineupRange, lineupLayout } from '../../packed/index.js';
import { type ScoringInput, TeamPoints } from './teamPoints.js';

type Rules = ScoringInput['rules'];

interface Case {
  readonly rules: Rules;
  readonly positions: ReadonlyMap<number, PositionId>;
  readonly matchdays: ReadonlyMap<number, PlayerMatchday>;
  readonly lineup: Lineup;
  readonly booster: number;
  readonly subs: readonly PowerSub[] | null;
}

/** The coach or none, and starters and bench of each position; from 11 players to 18. */
const layouts = fc
  .record({
    coaches: fc.constantFrom(0, 1),
    keepers: fc.constantFrom(1, 2),
    starters: fc.tuple(...[4, 4, 3].map((max) => fc.integer({ min: 1, max }))),
    bench: fc.tuple(...[2, 2, 2].map((max) => fc.nat(max))),
  })
  .map(({ coaches, keepers, starters, bench }) => ({
    starting: [coaches, 1, ...starters],
    bench: [0, keepers - 1, ...bench],
  }))
  .filter(({ starting, bench }) => {
    const players = [...starting.slice(1), ...bench].reduce((sum, count) => sum + count, 0);
    return players >= 11 && players <= 18;
  });

const matchday = fc.option(
  fc.record({
    // Half points, also odd ones.
    points: fc.integer({ min: -9, max: 31 }),
    // Most play: a team of starters who did is a case as well.
    minutes: fc.constantFrom(90, 90, 90, 90, 90, 90, 90, 90, 90, 0),
    mayStillPlay: fc.boolean(),
  }),
  { nil: undefined, freq: 30 },
);

const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
const positionsOf = (counts: readonly number[]) =>
  POSITION_IDS.flatMap((position) => Array<PositionId>(counts[position] ?? 0).fill(position));

const cases: fc.Arbitrary<Case> = layouts.chain(({ starting, bench }) => {
  const places = [...positionsOf(starting), ...positionsOf(bench)];
  const ids = places.map((_, index) => index + 1);
  const limitsOf = (position: PositionId, slack: number) => {
    const count = starting[position] ?? 0;
    if (position === COACH || position === GOALKEEPER) return { min: count, max: count };
    return { min: Math.max(0, count - slack), max: Math.min(count + slack, count + (bench[position] ?? 0)) };
  };
  const rules = fc
    .record({
      slack: fc.nat(2),
      captainMultiplier: fc.constantFrom(1, 1.5, 2),
      tripleCaptainMultiplier: fc.constantFrom(2.5, 3),
    })
    .map(({ slack, ...multipliers }): Rules => {
      const squad = (position: PositionId) => (starting[position] ?? 0) + (bench[position] ?? 0);
      const of = <T>(each: (position: PositionId) => T) => ({
        ...{ 0: each(0), 1: each(1), 2: each(2), 3: each(3), 4: each(4) },
      });
      const lineupSize = total(starting) - (starting[COACH] ?? 0);
      const limits = of((position) => limitsOf(position, slack));
      return {
        ...multipliers,
        formationLimits: limits,
        squadLayout: of(squad),
        lineupSize,
        benchSize: total(bench),
      };
    });
  const swap = fc.record({
    outId: fc.integer({ min: 1 + (starting[COACH] ?? 0), max: total(starting) }),
    inId: fc.integer({ min: Math.min(total(starting) + 1, places.length), max: places.length }),
  });
  return fc.record({
    rules,
    positions: fc.constant(new Map(places.map((position, index) => [index + 1, position]))),
    matchdays: fc
      .array(matchday, { minLength: places.length, maxLength: places.length })
      .map((all) => new Map(all.flatMap((own, index) => (own ? [[index + 1, own] as const] : [])))),
    lineup: fc
      .shuffledSubarray(ids, { minLength: 2, maxLength: 2 })
      .map(([captainId = 0, viceCaptainId = 0]) => ({
        ...{ starting: ids.slice(0, total(starting)), bench: ids.slice(total(starting)) },
        ...{ captainId, viceCaptainId },
      })),
    booster: fc.integer({ min: 0, max: BOOSTERS.length - 1 }),
    subs: fc.option(
      swap.map((sub) => (total(bench) > 0 ? [sub] : [])),
      { freq: 4 },
    ),
  });
});

/** A team alone in a range. */
function rangeOf({ rules, lineup, booster }: Pick<Case, 'rules' | 'lineup' | 'booster'>): LineupRange {
  const { captainId, viceCaptainId, starting, bench } = lineup;
  const layout = lineupLayout(rules);
  const ids = [captainId, viceCaptainId, ...starting, ...bench];
  expect(ids).toHaveLength(layout.size);
  // In another order than that of the ids.
  const players = Int32Array.from([0, ...new Set([...ids].reverse())]);
  const lineups = Uint16Array.from(ids, (id) => players.indexOf(id));
  const columns = { teamIds: Int32Array.of(5), createdAt: Float64Array.of(0) };
  return { teams: 1, ...columns, boosters: Uint8Array.of(booster), layout, players, lineups };
}

it('equal the rules for any layout, limits, multipliers, matchday, booster, armband and power sub (seed 2024)', () => {
  let summed = 0;
  const sizes = new Set<number>();
  fc.assert(
    fc.property(cases, (one) => {
      const { rules, positions, matchdays, lineup, booster, subs } = one;
      const powerSubs = new Map(subs ? [[5, subs] as const] : []);
      const teams = new TeamPoints({ matchdays, positions, powerSubs, rules });
      summed += lineup.starting.every((id) => (matchdays.get(id)?.minutes ?? 0) > 0) ? 1 : 0;
      sizes.add(positions.size - rules.squadLayout[COACH]);
      const input = {
        ...{ lineup, positions, rules, playerPoints: matchdays },
        ...{ booster: BOOSTERS[booster] ?? null, powerSubs: subs ?? [] },
      };
      const points = teams.of(rangeOf(one), 0);
      expect(points).toBe(teamTotal(input));
      expect(points).toBe(scoreTeam(input).points);
    }),
    { seed: 2024, numRuns: 3_000 },
  );
  expect(summed).toBeGreaterThan(200);
  expect([...sizes].sort((a, b) => a - b)).toEqual([11, 12, 13, 14, 15, 16, 17, 18]);
});

it('are zero for unknown players', () => {
  const limits = { min: 0, max: 11 };
  const rules: Rules = {
    ...{ captainMultiplier: 1.5, tripleCaptainMultiplier: 3, lineupSize: 11, benchSize: 4 },
    squadLayout: { 0: 1, 1: 2, 2: 5, 3: 5, 4: 3 },
    formationLimits: { 0: limits, 1: limits, 2: limits, 3: limits, 4: limits },
  };
  const teams = new TeamPoints({ matchdays: new Map(), positions: new Map(), powerSubs: new Map(), rules });
  const ids = Array.from({ length: 16 }, (_, index) => index + 1);
  const lineup = { starting: ids.slice(0, 12), bench: ids.slice(12), captainId: 1, viceCaptainId: 2 };
  expect(teams.of(rangeOf({ rules, lineup, booster: 0 }), 0)).toBe(0);
});
