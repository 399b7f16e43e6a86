import { byKickOff } from './tournamentMatch.js';

interface DatedMatch {
  readonly id: number;
  readonly weekId: number;
  /** Kick-off, ISO 8601. */
  readonly date: string;
  readonly status: 'scheduled' | 'live' | 'finished';
  readonly homeScore: number | null;
}

/** The matches of the last matchday that was played, the latest first; at most `limit`. */
export function lastMatches<M extends DatedMatch>(matches: readonly M[], limit: number): M[] {
  const finishedMatches = matches.filter(
    ({ status, homeScore }) => status === 'finished' && homeScore !== null,
  );
  const lastWeek = Math.max(...finishedMatches.map(({ weekId }) => weekId));
  return finishedMatches
    .filter(({ weekId }) => weekId === lastWeek)
    .sort((a, b) => byKickOff(b, a))
    .slice(0, limit);
}
