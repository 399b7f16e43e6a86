import type { CompetitionRules, HalfPoints, PositionId } from '../types.js';
import { fullMinutes } from './fullMinutes.js';
import { type PointLine, sumPoints } from './pointLine.js';
import { scoreAppearance } from './scoreAppearance.js';
import { EMPTY_STAT } from './statistics.js';

/** Points gained in the minute in which a player has played the match by the rules (spec §9). */
export interface FullMatchBonus {
  readonly minutes: HalfPoints;
  /** Points for a clean sheet until then; 0 where his position, or a goal against, gives none. */
  readonly cleanSheet: HalfPoints;
}

/**
 * The bonus that a player on the pitch can still earn; null once he has it, and before he comes on.
 *
 * @param minutes played so far
 * @param conceded goals against while he was on the pitch
 */
export function fullMatchBonus(
  { minutes, conceded }: { readonly minutes: number; readonly conceded: number },
  positionId: PositionId,
  rules: Pick<CompetitionRules, 'scoring'>,
): FullMatchBonus | null {
  const full = fullMinutes(rules);
  if (minutes < 1 || minutes >= full) return null;
  const linesAt = (played: number) =>
    scoreAppearance({ ...EMPTY_STAT, minutes: played, conceeded: conceded }, positionId, rules);
  const [now, then] = [linesAt(minutes), linesAt(full)];
  const cleanSheet = cleanSheetPoints(then) - cleanSheetPoints(now);
  return { minutes: sumPoints(then) - sumPoints(now) - cleanSheet, cleanSheet };
}

function cleanSheetPoints(lines: readonly PointLine[]): HalfPoints {
  return sumPoints(lines.filter(({ rule }) => rule === 'clean-sheet'));
}
