import type { Match } from '@euro/api-contract';
import { matchWinner } from '@euro/game';

/** A match that a nation played, seen from its own side. */
export interface PastMatch {
  readonly match: Match;
  readonly opponent: NonNullable<Match['homeId']>;
  readonly outcome: 'won' | 'drawn' | 'lost';
  /** Its own goals first, a shoot-out after it: "1–1 (4–5)". */
  readonly score: string;
}

/** A nation's matches in the tournament before a match, latest first. */
export function pastMatches(clubId: number, before: Match, matches: readonly Match[]): readonly PastMatch[] {
  return matches
    .filter(({ status, date }) => status === 'finished' && date < before.date)
    .toSorted((one, other) => (one.date < other.date ? 1 : -1))
    .flatMap((match) => {
      const { homeId, awayId, homeScore, awayScore } = match;
      if (homeId === null || awayId === null || homeScore === null || awayScore === null) return [];
      const isHome = homeId.id === clubId;
      if (!isHome && awayId.id !== clubId) return [];
      const winner = matchWinner(match);
      const outcome = winner === null ? 'drawn' : (winner === 'home') === isHome ? 'won' : 'lost';
      return [{ match, opponent: isHome ? awayId : homeId, outcome, score: scoreOf(match, isHome) }];
    });
}

function scoreOf({ homeScore, awayScore, penHome, penAway }: Match, isHome: boolean): string {
  const pair = (home: number | null, away: number | null) => (isHome ? `${home}–${away}` : `${away}–${home}`);
  return penHome === null
    ? pair(homeScore, awayScore)
    : `${pair(homeScore, awayScore)} (${pair(penHome, penAway)})`;
}
