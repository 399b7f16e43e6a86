import type { Match } from '@euro/api-contract';

/** Before kick-off, while it is played, once it is over. */
export type MatchPhase = 'before' | 'during' | 'after';

/** Milliseconds before the kick-off at which line-ups are announced. */
export const LINEUPS_BEFORE = 3_600_000;

/** Whether a match has a state of its own, or is played outside the window that its matchday had planned. */
export function isOutOfCourse(match: Match): boolean {
  const isEarly = Date.parse(match.date) < Date.parse(match.deadlineDate);
  return match.state !== undefined || match.plannedWeekId !== undefined || isEarly;
}

/** The phase of a match; a past kick-off counts before the API reports it. */
export function matchPhase(match: Pick<Match, 'status' | 'state' | 'date'>, now: number): MatchPhase {
  if (match.status === 'finished') return 'after';
  if (match.state === 'postponed') return 'before';
  return match.status === 'live' || now >= Date.parse(match.date) ? 'during' : 'before';
}
