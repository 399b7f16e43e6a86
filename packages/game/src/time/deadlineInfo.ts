import type { EpochMs } from '../types.js';

/** A matchday and the moment at which its lineups lock. */
export interface MatchdayDeadline {
  readonly weekId: number;
  readonly deadline: EpochMs;
}

/** Position of a moment in the season. */
export interface DeadlineInfo {
  /** The first matchday whose deadline has not passed; null after the last one. */
  readonly deadlineWeek: number | null;
  readonly deadline: EpochMs | null;
  /** The last matchday whose deadline has passed; 1 before the start. */
  readonly displayWeek: number;
}

/** The deadline that comes next at `now`; a deadline that is exactly now has passed (decisions §2). */
export function deadlineInfo(matchdays: readonly MatchdayDeadline[], now: EpochMs): DeadlineInfo {
  let next: MatchdayDeadline | null = null;
  let displayWeek = 1;
  for (const matchday of matchdays) {
    if (now >= matchday.deadline) displayWeek = Math.max(displayWeek, matchday.weekId);
    else if (next === null || matchday.weekId < next.weekId) next = matchday;
  }
  return { deadlineWeek: next?.weekId ?? null, deadline: next?.deadline ?? null, displayWeek };
}
