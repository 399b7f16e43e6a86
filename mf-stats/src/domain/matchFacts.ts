import type { Match } from '@euro/api-contract';

/** Before kick-off, while it is played, once it is over. */
export type MatchPhase = 'before' | 'during' | 'after';

/** Milliseconds before the kick-off at which line-ups are announced. */
export const LINEUPS_BEFORE = 3_600_000;

/** The phase of a match; a past kick-off counts before the API reports it. */
export function matchPhase(match: Pick<Match, 'status' | 'date'>, now: number): MatchPhase {
  if (match.status === 'finished') return 'after';
  return match.status === 'live' || now >= Date.parse(match.date) ? 'during' : 'before';
}
