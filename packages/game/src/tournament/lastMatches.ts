import { byKickOff } from './tournamentMatch.js';

interface Played {
  readonly id: number;
  readonly weekId: number;
  /** Kick-off, ISO 8601. */
  readonly date: string;
  readonly status: 'scheduled' | 'live' | 'finished';
}

/** The matches of the last matchday that was played, the latest first; at most `most`. */
export function lastMatches<M extends Played>(matches: readonly M[], most: number): M[] {
  const played = matches.filter(({ status }) => status === 'finished');
  const lastWeek = Math.max(...played.map(({ weekId }) => weekId));
  return played
    .filter(({ weekId }) => weekId === lastWeek)
    .sort((a, b) => byKickOff(b, a))
    .slice(0, most);
}
