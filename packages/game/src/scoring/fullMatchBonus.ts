import type { HalfPoints, PositionId } from '../types.js';
import { sumPoints } from './pointLine.js';
import { FULL_MINUTES, scoreAppearance } from './scoreAppearance.js';
import { EMPTY_STAT } from './statistics.js';

/** What a player gets in the minute in which he has played the match by the rules (spec §9). */
export interface FullMatchBonus {
  readonly minutes: HalfPoints;
  /** For keeping the goal clean until then; 0 where his position, or a goal against, brings nothing. */
  readonly cleanSheet: HalfPoints;
}

/**
 * What a player who is on the pitch has ahead of him; null once he has it, and for who has not come on.
 *
 * @param minutes played so far
 * @param conceded goals against while he was on the pitch
 */
export function fullMatchBonus(
  { minutes, conceded }: { readonly minutes: number; readonly conceded: number },
  positionId: PositionId,
): FullMatchBonus | null {
  if (minutes < 1 || minutes >= FULL_MINUTES) return null;
  const pointsFor = (played: number, against: number) =>
    scoreAppearance({ ...EMPTY_STAT, minutes: played, conceeded: against }, positionId);
  const now = sumPoints(pointsFor(minutes, conceded));
  const then = pointsFor(FULL_MINUTES, conceded);
  const cleanSheet = sumPoints(then.filter(({ rule }) => rule === 'clean-sheet'));
  return { minutes: sumPoints(then) - cleanSheet - now, cleanSheet };
}
