import { countPositions, formationText, type PositionCounts } from '../formation.js';
import { COACH, POSITION_IDS } from '../positions.js';
import { topLineup } from '../scoring/topLineup.js';
import type { CompetitionRules, GamePlayer } from '../types.js';

/** A player of a nation, as the line-up of its next match is guessed from. */
export interface DepthPlayer extends GamePlayer {
  /** Neither injured nor banned. */
  readonly isAvailable: boolean;
  /** Whether he was in the eleven, for each match of the nation so far, oldest first. */
  readonly starts: readonly boolean[];
  /** In all of these matches. */
  readonly minutes: number;
}

export interface ExpectedLineupInput {
  /** The nation's squad with its coach. */
  readonly players: readonly DepthPlayer[];
  /** The announced eleven of the next match; null until there is one. */
  readonly announced: readonly number[] | null;
}

/** A player's place in his nation's depth chart. */
export interface DepthPlace {
  readonly playerId: number;
  /** Rank within his position, from 1: who would play before him. */
  readonly squadDepth: number;
  /**
   * 0 the coach, 1 to 11 from the goalkeeper to the forwards; 12 and more outside the eleven, by position and depth.
   */
  readonly fieldOrder: number;
  readonly inStarting: boolean;
}

/** The line-up that a nation is expected to play its next match with. */
export interface ExpectedLineup {
  /** As in '4-3-3'. */
  readonly formation: string;
  /** All players of the squad, in the order of `fieldOrder`. */
  readonly places: readonly DepthPlace[];
}

/** Limits of a football eleven, whatever the squads of a competition are. */
const FOOTBALL: Pick<CompetitionRules, 'formationLimits' | 'lineupSize' | 'squadLayout'> = {
  lineupSize: 11,
  squadLayout: { 0: 1, 1: 1, 2: 5, 3: 5, 4: 3 },
  formationLimits: {
    0: { min: 1, max: 1 },
    1: { min: 1, max: 1 },
    2: { min: 3, max: 5 },
    3: { min: 3, max: 5 },
    4: { min: 1, max: 3 },
  },
};

/** Factor by which a start counts less for every later match. */
const FADING = 0.8;

/**
 * Predicts the starters of a nation's next match and its depth chart, from real line-ups and availability only.
 *
 * A player's claim is the weighted share of his nation's matches that he started: the last match weighs 1, each one
 * before it 0.8 of the one after. Equal claims go by minutes, value, then the lower id; before the first match only
 * value and id count. The formation is the nation's most recent one that available players can fill, or else the
 * legal one with the most valuable eleven. Each line takes those with the best claims who are neither injured nor
 * banned. An announced eleven replaces the prediction.
 */
export function expectedLineup({ players, announced }: ExpectedLineupInput): ExpectedLineup {
  const order = players.toSorted(byClaim);
  const available = order.filter(({ isAvailable }) => isAvailable);
  const eleven = announced ?? chooseEleven(available, formationsOf(players));
  const coaches = order.filter(({ positionId }) => positionId === COACH).slice(0, 1);
  const starters = new Set([...eleven, ...coaches.map(({ id }) => id)]);
  const charts = POSITION_IDS.map((positionId) => {
    const group = order.filter((player) => player.positionId === positionId);
    return group.toSorted((a, b) => chartRank(a, starters) - chartRank(b, starters));
  });
  const depth = new Map(charts.flatMap((chart) => chart.map(({ id }, index) => [id, index + 1] as const)));
  const allPlayers = charts.flat();
  const inOrder = [
    ...allPlayers.filter(({ id }) => starters.has(id)),
    ...allPlayers.filter(({ id }) => !starters.has(id)),
  ];
  // A squad that can't fill eleven places leaves the last of them empty.
  const firstOutside = FOOTBALL.lineupSize + 1;
  return {
    formation: formationText(
      countPositions(inOrder.filter(({ id }) => starters.has(id)).map(({ positionId }) => positionId)),
    ),
    places: inOrder.map(({ id }, index) => ({
      playerId: id,
      squadDepth: depth.get(id) ?? 0,
      fieldOrder: starters.has(id) ? index : firstOutside + index - starters.size,
      inStarting: starters.has(id),
    })),
  };
}

function byClaim(a: DepthPlayer, b: DepthPlayer): number {
  return claim(b) - claim(a) || b.minutes - a.minutes || b.value - a.value || a.id - b.id;
}

/** Weighted share of the nation's matches that he started, 0 to 1; 0 before the first. */
function claim({ starts }: DepthPlayer): number {
  let share = 0;
  let whole = 0;
  for (const started of starts) {
    share = share * FADING + (started ? 1 : 0);
    whole = whole * FADING + 1;
  }
  return whole === 0 ? 0 : share / whole;
}

/** Orders starters before available players, and both before unavailable ones. */
function chartRank({ id, isAvailable }: DepthPlayer, starters: ReadonlySet<number>): number {
  if (starters.has(id)) return 0;
  return isAvailable ? 1 : 2;
}

/** Starters of each position in each match so far, the most recent first. */
function formationsOf(players: readonly DepthPlayer[]): PositionCounts[] {
  const matches = Math.max(0, ...players.map(({ starts }) => starts.length));
  return Array.from({ length: matches }, (_, index) => {
    const match = matches - 1 - index;
    return countPositions(players.filter(({ starts }) => starts[match]).map(({ positionId }) => positionId));
  });
}

/** @param available in the order of their claims */
function chooseEleven(
  available: readonly DepthPlayer[],
  formations: readonly PositionCounts[],
): readonly number[] {
  for (const counts of formations) {
    const lines = POSITION_IDS.filter((positionId) => positionId !== COACH).map((positionId) =>
      available.filter((player) => player.positionId === positionId).slice(0, counts[positionId]),
    );
    const eleven = lines.flat().map(({ id }) => id);
    if (eleven.length === FOOTBALL.lineupSize) return eleven;
  }
  return mostValuableEleven(available);
}

/** The legal eleven with the highest value; those with the best claims when there is none. */
function mostValuableEleven(available: readonly DepthPlayer[]): readonly number[] {
  const players = new Map(available.map((player) => [player.id, player]));
  const values = new Map(available.map(({ id, value }) => [id, { points: value, minutes: 1 }]));
  const best = topLineup({ points: values, players, rules: FOOTBALL });
  const ids = best?.playerIds ?? available.map(({ id }) => id);
  return ids.filter((id) => players.get(id)?.positionId !== COACH).slice(0, FOOTBALL.lineupSize);
}
