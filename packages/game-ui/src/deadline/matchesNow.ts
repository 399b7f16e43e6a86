import type { Match } from '@euro/api-contract';

/** Matches of a matchday that are being played, or those that kick off next; none after its last match. */
export interface MatchesNow {
  readonly isLive: boolean;
  readonly matches: readonly Match[];
}

/** Live matches of a matchday, or else those with the next kick-off; pairings without both nations are left out. */
export function matchesNow(matches: readonly Match[], weekId: number): MatchesNow {
  const weekMatches = matches
    .filter((match) => match.weekId === weekId && match.homeId !== null && match.awayId !== null)
    .sort((one, other) => Date.parse(one.date) - Date.parse(other.date) || one.id - other.id);
  const live = weekMatches.filter(({ status }) => status === 'live');
  if (live.length > 0) return { isLive: true, matches: live };
  const upcoming = weekMatches.filter(({ status, state }) => status === 'scheduled' && !state);
  return { isLive: false, matches: upcoming.filter(({ date }) => date === upcoming[0]?.date) };
}
