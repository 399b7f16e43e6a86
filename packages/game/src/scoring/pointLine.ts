import type { HalfPoints } from '../types.js';

/** The rule behind points; the interface has one label for each. */
export type PointRule =
  | 'minutes-under-60'
  | 'minutes-60'
  | 'goal'
  | 'assist'
  | 'clean-sheet'
  | 'conceded'
  | 'saves'
  | 'penalty-saved'
  | 'penalty-miss'
  | 'own-goal'
  | 'yellow-card'
  | 'red-card'
  | 'duels'
  | 'interceptions'
  | 'shots-off-target'
  | 'error-lead-to-goal'
  | 'big-chances'
  | 'head-clearances'
  | 'ball-recoveries'
  | 'skill-index'
  | 'coach-win'
  | 'coach-draw'
  | 'coach-loss';

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
