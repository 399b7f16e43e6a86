import type { Language } from '../../http/index.js';
import { momentInWords } from '../../mail/index.js';

/** The sentences of previews and feeds. */
export function previewWords(language: Language) {
  const nl = language === 'nl';
  return {
    /** In Brussels’ time: "zondag 23/06/24 om 21.00 u.". */
    moment: (at: number) => momentInWords(at, language),
    general: nl
      ? 'Stel je ploeg samen, volg EURO 2024 punt voor punt en speel tegen je vrienden.'
      : 'Build your team, follow EURO 2024 point by point and play against your friends.',
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
    playerText: (points: string) => (nl ? `${points} punten op EURO 2024` : `${points} points at EURO 2024`),
    teamText: (matchday: string, points: string) =>
      nl ? `${matchday}: ${points} punten` : `${matchday}: ${points} points`,
    teamBefore: nl ? 'Punten zijn er vanaf de deadline.' : 'Points are there from the deadline on.',
    invitation: (name: string) => (nl ? `Doe mee met ${name}` : `Join ${name}`),
    deadlineAt: (at: string) => (nl ? `Deadline: ${at}` : `Deadline: ${at}`),
    deadlineTitle: (weekId: number) =>
      nl ? `Speeldag ${weekId} sluit binnenkort` : `Matchday ${weekId} closes soon`,
    feedTitle: nl ? 'EuroManager: uitslagen en deadlines' : 'EuroManager: results and deadlines',
    feedText: nl
      ? 'Uitslagen van EURO 2024 en de deadlines van EuroManager.'
      : 'Results of EURO 2024 and the deadlines of EuroManager.',
    afterExtraTime: nl ? 'na verlengingen' : 'after extra time',
    penalties: (score: string) => (nl ? `${score} na strafschoppen` : `${score} on penalties`),
    ranking: nl ? 'Rangschikking van EuroManager' : 'Ranking of EuroManager',
    countdown: nl ? 'Tijd tot de deadline' : 'Time until the deadline',
  };
}

export type PreviewWords = ReturnType<typeof previewWords>;
