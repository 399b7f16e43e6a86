import type { DuelLength } from '@euro/api-contract';
import { defineTexts, momentInWords, type TextLanguage } from '../../texts/index.js';
import type { CompetitionLook } from '../../tournament/index.js';

const texts = defineTexts(import.meta.url, {
  nl: {
    general: 'Stel je ploeg samen, volg {short} punt voor punt en speel tegen je vrienden.',
    rankings: 'Rangschikking',
    rankingsText: 'Welke ploegen staan bovenaan?',
    matches: 'Matchen en deadlines',
    stats: 'Statistieken',
    statsText: 'Alle spelers, hun punten en hun vorm.',
    trends: 'Trends',
    trendsText: 'Wie wordt gekocht, wie wordt verkocht en wie is kapitein?',
    toBeDecided: 'nog te bepalen',
    playerText: '{points} punten op {short}',
    teamText: '{matchday}: {points} punten',
    teamBefore: 'Punten zijn er vanaf de deadline.',
    invitation: 'Doe mee met {name}',
    challenge: '{name} daagt je uit',
    challengeText:
      'Een duel {length, select, week {op} other {vanaf}} speeldag {week}, ploeg tegen ploeg. Gratis.',
    moment: '{at} (Belgische tijd)',
    deadlineAt: 'Deadline: {at}',
    deadlineTitle: 'Speeldag {week} sluit binnenkort',
    feedTitle: '{word}: uitslagen en deadlines',
    feedText: 'Uitslagen van {short} en de deadlines van {word}.',
    afterExtraTime: 'na verlengingen',
    penalties: '{score} na strafschoppen',
  },
  en: {
    general: 'Build your team, follow {short} point by point and play against your friends.',
    rankings: 'Rankings',
    rankingsText: 'Which teams are on top?',
    matches: 'Matches and deadlines',
    stats: 'Statistics',
    statsText: 'All players, their points and their form.',
    trends: 'Trends',
    trendsText: 'Who is bought, who is sold and who is captain?',
    toBeDecided: 'to be decided',
    playerText: '{points} points at {short}',
    teamText: '{matchday}: {points} points',
    teamBefore: 'Points are there from the deadline on.',
    invitation: 'Join {name}',
    challenge: '{name} challenges you',
    challengeText:
      'A duel {length, select, week {on matchday {week}} other {from matchday {week} on}}, team against team. Free.',
    moment: '{at} (Brussels time)',
    deadlineAt: 'Deadline: {at}',
    deadlineTitle: 'Matchday {week} closes soon',
    feedTitle: '{word}: results and deadlines',
    feedText: 'Results of {short} and the deadlines of {word}.',
    afterExtraTime: 'after extra time',
    penalties: '{score} on penalties',
  },
});

/** The sentences of previews and feeds of a competition. */
export function previewWords(
  language: TextLanguage,
  { short, word }: Pick<CompetitionLook, 'short' | 'word'>,
) {
  const t = texts(language);
  return {
    /** Its readers may be anywhere: "zondag 23/06/24 om 21.00 u. (Belgische tijd)". */
    moment: (at: number) => t('moment', { at: momentInWords(at, language) }),
    general: t('general', { short }),
    rankings: t('rankings'),
    rankingsText: t('rankingsText'),
    matches: t('matches'),
    stats: t('stats'),
    statsText: t('statsText'),
    trends: t('trends'),
    trendsText: t('trendsText'),
    toBeDecided: t('toBeDecided'),
    playerText: (points: string) => t('playerText', { points, short }),
    teamText: (matchday: string, points: string) => t('teamText', { matchday, points }),
    teamBefore: t('teamBefore'),
    invitation: (name: string) => t('invitation', { name }),
    challenge: (name: string) => t('challenge', { name }),
    challengeText: (week: number, length: DuelLength) => t('challengeText', { week, length }),
    deadlineAt: (at: string) => t('deadlineAt', { at }),
    deadlineTitle: (week: number) => t('deadlineTitle', { week }),
    feedTitle: t('feedTitle', { word }),
    feedText: t('feedText', { short, word }),
    afterExtraTime: t('afterExtraTime'),
    penalties: (score: string) => t('penalties', { score }),
  };
}

export type PreviewWords = ReturnType<typeof previewWords>;
