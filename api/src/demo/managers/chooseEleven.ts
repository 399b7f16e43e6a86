import {
  COACH,
  type CompetitionRules,
  DEFENDER,
  FORWARD,
  type GamePlayer,
  GOALKEEPER,
  type Lineup,
  MIDFIELDER,
  type PositionId,
} from '@euro/game';

/** Points that a manager expects of a player. */
export type Hopes = (playerId: number) => number;

/** The places of a squad, with the expected points of eleven and bench together. */
export interface ChosenEleven {
  readonly lineup: Lineup;
  readonly worth: number;
}

/** Weight of a point on the bench beside one on the pitch: it counts when a starter does not play. */
const BENCH = 0.15;

type Rules = Pick<CompetitionRules, 'formationLimits' | 'lineupSize'>;

/**
 * The eleven and coach that a manager hopes most from, in the formation that allows it; the best two wear the
 * armbands.
 */
export function chooseEleven(squad: readonly GamePlayer[], hopes: Hopes, rules: Rules): ChosenEleven {
  const byHope = (a: number, b: number) => hopes(b) - hopes(a) || a - b;
  const ranked = (position: PositionId) =>
    squad
      .filter(({ positionId }) => positionId === position)
      .map(({ id }) => id)
      .sort(byHope);
  const keepers = ranked(GOALKEEPER);
  const lines = [ranked(DEFENDER), ranked(MIDFIELDER), ranked(FORWARD)] as const;
  const outfield = bestFormation(lines, hopes, rules);
  const eleven = [...keepers.slice(0, 1), ...outfield];
  const starting = [...ranked(COACH), ...eleven];
  const substitutes = lines.flat().filter((id) => !outfield.includes(id));
  const bench = [...keepers.slice(1), ...substitutes.sort(byHope)];
  const [captainId = 0, viceCaptainId = 0] = eleven.toSorted(byHope);
  const sum = (ids: readonly number[]) => ids.reduce((total, id) => total + hopes(id), 0);
  return {
    lineup: { starting, bench, captainId, viceCaptainId },
    worth: sum(starting) + BENCH * sum(bench) + hopes(captainId) / 2,
  };
}

function bestFormation(
  [defenders, midfielders, forwards]: readonly [readonly number[], readonly number[], readonly number[]],
  hopes: Hopes,
  { formationLimits, lineupSize }: Rules,
): number[] {
  let best: number[] = [];
  let bestTotal = Number.NEGATIVE_INFINITY;
  const { [DEFENDER]: back, [MIDFIELDER]: middle, [FORWARD]: front } = formationLimits;
  for (let defence = back.min; defence <= back.max; defence += 1) {
    for (let midfield = middle.min; midfield <= middle.max; midfield += 1) {
      const attack = lineupSize - 1 - defence - midfield;
      if (attack < front.min || attack > front.max) continue;
      const elevenIds = [
        ...defenders.slice(0, defence),
        ...midfielders.slice(0, midfield),
        ...forwards.slice(0, attack),
      ];
      const total = elevenIds.reduce((sum, id) => sum + hopes(id), 0);
      if (total > bestTotal) [best, bestTotal] = [elevenIds, total];
    }
  }
  return best;
}
