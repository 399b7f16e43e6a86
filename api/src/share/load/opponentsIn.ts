import { type TournamentSnapshot, tournamentAt } from '../../tournament/index.js';
import type { CardWords } from '../cards/cardWords.js';

/** The known opponents of a nation in a matchday: "AUT (t)". */
export function opponentsIn(
  snapshot: TournamentSnapshot,
  { weekId, now }: { readonly weekId: number; readonly now: number },
  words: Pick<CardWords, 'home' | 'away'>,
): (clubId: number) => string {
  const matches = tournamentAt(snapshot, now).matches.filter(({ match }) => match.weekId === weekId);
  const code = (id: number | null) => (id === null ? undefined : snapshot.clubs.get(id)?.short);
  return (clubId) =>
    matches
      .flatMap(({ homeId, awayId }) => {
        if (homeId === clubId && code(awayId)) return [`${code(awayId)} ${words.home}`];
        if (awayId === clubId && code(homeId)) return [`${code(homeId)} ${words.away}`];
        return [];
      })
      .join(', ');
}
