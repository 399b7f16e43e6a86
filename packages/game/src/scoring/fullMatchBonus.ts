import type { CompetitionRules, HalfPoints, PositionId } from '../types.js';
import { fullMinutes } from './fullMinutes.js';
import { type PointLine, sumPoints } from './pointLine.js';
import { scoreAppearance } from './scoreAppearance.js';
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
