import type { ScoredSelection } from '@euro/api-contract';
import { toHalfPoints, toPoints } from '@euro/game';

/** A team's points of a matchday with a player as captain. */
export interface CaptainChoice {
  readonly playerId: number;
  /** His own points. */
  readonly points: number;
  /** Points of the team. */
  readonly total: number;
  /** He has the captain's multiplier. */
  readonly isChosen: boolean;
}

interface Armband {
  /** Points of the team as it was scored. */
  readonly total: number;
  /** What the captain's points are multiplied by, where no selection has its own multiplier. */
  readonly multiplier: number;
  readonly isCoach: (playerId: number) => boolean;
}

/** Choices that are shown of a team. */
const MOST = 4;

/** The best captains that a team could have had, the best first, always with the one it has. */
export function captainChoices(
  selections: readonly ScoredSelection[],
  { total, multiplier, isCoach }: Armband,
): CaptainChoice[] {
  const captain =
    selections.find((selection) => selection.multiplier !== 1) ??
    selections.find((selection) => selection.captain === 1);
  const factor = captain && captain.multiplier !== 1 ? captain.multiplier : multiplier;
  const bonusOf = (points: number) => {
    const half = toHalfPoints(points);
    return toPoints(Math.round(half * factor) - half);
  };
  const base = total - (captain && captain.multiplier !== 1 ? bonusOf(captain.points) : 0);
  const choices = selections
    .filter(({ playerId, counted }) => counted && !isCoach(playerId))
    .map(({ playerId, points, minutes }) => ({
      playerId,
      points,
      total: base + bonusOf(points),
      isChosen: playerId === captain?.playerId,
      hasPlayed: minutes > 0,
    }))
    .filter(({ isChosen, hasPlayed }) => isChosen || hasPlayed)
    .toSorted((a, b) => b.points - a.points || Number(b.isChosen) - Number(a.isChosen));
  const best = choices.slice(0, MOST);
  const chosen = choices.find(({ isChosen }) => isChosen);
  const shown = chosen && !best.includes(chosen) ? [...best.slice(0, MOST - 1), chosen] : best;
  return shown.map(({ hasPlayed: _, ...choice }) => choice);
}
