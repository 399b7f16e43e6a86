import type { Language } from '../../http/index.js';
import { momentInWords } from '../../mail/index.js';
import type { CompetitionLook } from '../../tournament/index.js';

/** The sentences of previews and feeds of a competition. */
export function previewWords(language: Language, { short, word }: Pick<CompetitionLook, 'short' | 'word'>) {
  const nl = language === 'nl';
  return {
    /** In Brussels’ time: "zondag 23/06/24 om 21.00 u.". */
    moment: (at: number) => momentInWords(at, language),
    general: nl
      ? `Stel je ploeg samen, volg ${short} punt voor punt en speel tegen je vrienden.`
      : `Build your team, follow ${short} point by point and play against your friends.`,
    rankings: nl ? 'Rangschikking' : 'Rankings',
    rankingsText: nl ? 'Welke ploegen staan bovenaan?' : 'Which teams are on top?',
    matches: nl ? 'Wedstrijden en deadlines' : 'Matches and deadlines',
    stats: nl ? 'Statistieken' : 'Statistics',
    statsText: nl ? 'Alle spelers, hun punten en hun vorm.' : 'All players, their points and their form.',
    trends: 'Trends',
    trendsText: nl
      ? 'Wie wordt gekocht, wie wordt verkocht en wie is kapitein?'
      : 'Who is bought, who is sold and who is captain?',
    toBeDecided: nl ? 'nog te bepalen' : 'to be decided',
    playerText: (points: string) => (nl ? `${points} punten op ${short}` : `${points} points at ${short}`),
    teamText: (matchday: string, points: string) =>
      nl ? `${matchday}: ${points} punten` : `${matchday}: ${points} points`,
    teamBefore: nl ? 'Punten zijn er vanaf de deadline.' : 'Points are there from the deadline on.',
    invitation: (name: string) => (nl ? `Doe mee met ${name}` : `Join ${name}`),
    deadlineAt: (at: string) => (nl ? `Deadline: ${at}` : `Deadline: ${at}`),
    deadlineTitle: (weekId: number) =>
      nl ? `Speeldag ${weekId} sluit binnenkort` : `Matchday ${weekId} closes soon`,
    feedTitle: nl ? `${word}: uitslagen en deadlines` : `${word}: results and deadlines`,
    feedText: nl
      ? `Uitslagen van ${short} en de deadlines van ${word}.`
      : `Results of ${short} and the deadlines of ${word}.`,
    afterExtraTime: nl ? 'na verlengingen' : 'after extra time',
    penalties: (score: string) => (nl ? `${score} na strafschoppen` : `${score} on penalties`),
  };
}

export type PreviewWords = ReturnType<typeof previewWords>;
