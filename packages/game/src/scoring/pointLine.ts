import type { HalfPoints, MatchOutcome } from '../types.js';

/** The rules that a scoring table may have for players; the interface has one label for each. */
export const PLAYER_RULES = [
  'minutes-under-60',
  'minutes-60',
  'goal',
  'assist',
  'clean-sheet',
  'conceded',
  'saves',
  'penalty-saved',
  'penalty-miss',
  'own-goal',
  'yellow-card',
  'red-card',
  'duels',
  'interceptions',
  'shots-off-target',
  'error-lead-to-goal',
  'big-chances',
  'head-clearances',
  'ball-recoveries',
  'skill-index',
] as const;
export type PlayerRule = (typeof PLAYER_RULES)[number];

/** The rule behind points. */
export type PointRule = PlayerRule | `coach-${MatchOutcome}`;

/** Points, never 0, with the rule that gave them and the number behind it (decisions §4.1). */
export interface PointLine {
  readonly rule: PointRule;
  readonly stat: number;
  readonly points: HalfPoints;
}

/** The points of all lines together, in halves. */
export function sumPoints(lines: readonly PointLine[]): HalfPoints {
  return lines.reduce((sum, line) => sum + line.points, 0);
}
