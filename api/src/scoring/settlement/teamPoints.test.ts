import { type Lineup, type PlayerMatchday, type PositionId, type PowerSub, teamTotal } from '@euro/game';
import fc from 'fast-check';
import { BOOSTERS, LINEUP, type LineupRange } from '../packed/lineupRanges.js';
import { TeamPoints } from './teamPoints.js';

const RULES = {
  formationLimits: {
    ...{ 0: { min: 1, max: 1 }, 1: { min: 1, max: 1 }, 2: { min: 3, max: 5 } },
    ...{ 3: { min: 2, max: 5 }, 4: { min: 1, max: 3 } },
  },
  captainMultiplier: 1.5,
  tripleCaptainMultiplier: 3,
};
const SQUAD = Array.from({ length: 16 }, (_, index) => index + 1);
/** Of the players by id: the coach, a keeper, four, four and two; on the bench one of each line. */
const POSITIONS: readonly PositionId[] = [0, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 1, 2, 3, 4];
const positions = new Map(SQUAD.map((id, index) => [id, POSITIONS[index] ?? 0]));

interface Case {
  readonly matchdays: ReadonlyMap<number, PlayerMatchday>;
  readonly lineup: Lineup;
  readonly booster: number;
  readonly subs: readonly PowerSub[] | null;
}

const matchday = fc.option(
  fc.record({
    points: fc.integer({ min: -4, max: 15 }).map((points) => points * 2),
    // Most play: a team of eleven who did is a case as well.
    minutes: fc.constantFrom(90, 90, 90, 90, 90, 90, 90, 90, 90, 0),
    mayStillPlay: fc.boolean(),
  }),
  { nil: undefined, freq: 30 },
);
const cases: fc.Arbitrary<Case> = fc.record({
  matchdays: fc
    .array(matchday, { minLength: 16, maxLength: 16 })
    .map((all) => new Map(all.flatMap((own, index) => (own ? [[index + 1, own] as const] : [])))),
  lineup: fc
    .shuffledSubarray(SQUAD, { minLength: 2, maxLength: 2 })
    .map(([captainId = 0, viceCaptainId = 0]) => ({
      ...{ starting: SQUAD.slice(0, 12), bench: SQUAD.slice(12), captainId, viceCaptainId },
    })),
  booster: fc.integer({ min: 0, max: BOOSTERS.length - 1 }),
  subs: fc.option(fc.constantFrom([{ outId: 3, inId: 14 }], [{ outId: 7, inId: 15 }]), { freq: 4 }),
});

/** A team alone in a range. */
function rangeOf({ lineup, booster }: Case): LineupRange {
  const { captainId, viceCaptainId, starting, bench } = lineup;
  const lineups = Int32Array.from([captainId, viceCaptainId, ...starting, ...bench]);
  expect(lineups).toHaveLength(LINEUP);
  const columns = { teamIds: Int32Array.of(5), createdAt: Float64Array.of(0) };
  return { teams: 1, ...columns, boosters: Uint8Array.of(booster), lineups };
}

it('are those of the rules for any matchday, booster, armband and power sub (seed 2024)', () => {
  let summed = 0;
  fc.assert(
    fc.property(cases, (one) => {
      const { matchdays, lineup, booster, subs } = one;
      const powerSubs = new Map(subs ? [[5, subs] as const] : []);
      const teams = new TeamPoints({ matchdays, positions, powerSubs, rules: RULES });
      summed += lineup.starting.every((id) => (matchdays.get(id)?.minutes ?? 0) > 0) ? 1 : 0;
      expect(teams.of(rangeOf(one), 0)).toBe(
        teamTotal({
          ...{ lineup, positions, rules: RULES, playerPoints: matchdays },
          ...{ booster: BOOSTERS[booster] ?? null, powerSubs: subs ?? [] },
        }),
      );
    }),
    { seed: 2024, numRuns: 2_000 },
  );
  expect(summed).toBeGreaterThan(200);
});

it('gives nothing for players whom nobody knows', () => {
  const teams = new TeamPoints({
    ...{ matchdays: new Map(), positions: new Map(), powerSubs: new Map(), rules: RULES },
  });
  const lineup = { starting: SQUAD.slice(0, 12), bench: SQUAD.slice(12), captainId: 1, viceCaptainId: 2 };
  expect(teams.of(rangeOf({ matchdays: new Map(), lineup, booster: 0, subs: null }), 0)).toBe(0);
});
