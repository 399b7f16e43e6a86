import { isDecidedUnplayed, type SpecialState } from '../tournament/matchStates.js';
import type { EpochMs } from '../types.js';

/** What decides in which matchday a match counts. */
export interface PlannedMatch {
  /** The matchday that its competition planned it for. */
  readonly plannedWeekId: number;
  readonly kickoffAt: EpochMs;
  readonly state: SpecialState | null;
  readonly homeScore: number | null;
}

/** Whether matches stay in the matchday that they were planned for (decisions §12.4, §12.6). */
export interface MatchdaySettings {
  /** A match that is played after the next deadline stays. */
  readonly postponedStay: boolean;
  /** A match that is played before its matchday's deadline stays, and locks its players from its kick-off on. */
  readonly broughtForwardStay: boolean;
}

/**
 * The matchday in which a match counts: the one in whose window it kicks off, from a deadline until the next. A match
 * without a date, or that nobody plays, has the one that it was planned for; so has a match before the first deadline.
 * @param matchdays in any order
 */
export function countingMatchday(
  match: PlannedMatch,
  matchdays: readonly { readonly weekId: number; readonly deadlineAt: EpochMs }[],
  { postponedStay, broughtForwardStay }: MatchdaySettings,
): number {
  const { plannedWeekId, kickoffAt, state } = match;
  if (state === 'postponed' || isDecidedUnplayed(match)) return plannedWeekId;
  let played: { readonly weekId: number; readonly deadlineAt: EpochMs } | null = null;
  for (const matchday of matchdays) {
    if (matchday.deadlineAt > kickoffAt) continue;
    if (played === null || matchday.deadlineAt > played.deadlineAt) played = matchday;
  }
  if (played === null) return plannedWeekId;
  if (played.weekId > plannedWeekId) return postponedStay ? plannedWeekId : played.weekId;
  return broughtForwardStay ? plannedWeekId : played.weekId;
}
