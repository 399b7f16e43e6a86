import { nationName, type TextLanguage } from '../../texts/index.js';
import type { MatchNow, TournamentSnapshot } from '../../tournament/index.js';
import type { PreviewWords } from './previewWords.js';

/** "Nederland 1–2 Oostenrijk", or "Nederland – Oostenrijk" before the kick-off; by what the clock makes known. */
export function matchTitle(
  snapshot: TournamentSnapshot,
  match: MatchNow,
  { language, words }: { readonly language: TextLanguage; readonly words: PreviewWords },
): string {
  const name = (id: number | null) => {
    const club = snapshot.clubs.get(id ?? 0);
    if (!club) return words.toBeDecided;
    return nationName(club, language);
  };
  const { status, homeScore, awayScore } = match;
  const score = status === 'scheduled' || homeScore === null ? '–' : `${homeScore ?? 0}–${awayScore ?? 0}`;
  return `${name(match.homeId)} ${score} ${name(match.awayId)}`;
}

/** "na verlengingen", "4–2 na strafschoppen"; empty for most. */
export function matchEnding(match: MatchNow, words: PreviewWords): string {
  if (match.status !== 'finished') return '';
  if (match.penHome !== null && match.penAway !== null)
    return words.penalties(`${match.penHome}–${match.penAway}`);
  return match.extraTime ? words.afterExtraTime : '';
}
