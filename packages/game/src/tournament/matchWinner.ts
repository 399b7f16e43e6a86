import type { TournamentMatch } from './tournamentMatch.js';

type Result = Pick<TournamentMatch, 'status' | 'homeScore' | 'awayScore' | 'penHome' | 'penAway'>;

/** The winner of a finished match: by the score after 90 or 120 minutes, else by the shoot-out; null for a draw. */
export function matchWinner(match: Result): 'home' | 'away' | null {
  if (match.status !== 'finished') return null;
  const goals = (match.homeScore ?? 0) - (match.awayScore ?? 0);
  const ahead = goals || (match.penHome ?? 0) - (match.penAway ?? 0);
  if (ahead === 0) return null;
  return ahead > 0 ? 'home' : 'away';
}
