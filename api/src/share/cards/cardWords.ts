import { LANGUAGES } from '@euro/api-contract';
import type { Language } from '../../http/index.js';
import { numberInWords, placeInWords } from '../../mail/index.js';

/** The words and numbers of pictures, addresses and feeds. */
export function cardWords(language: Language) {
  const { locale } = LANGUAGES[language];
  const nl = language === 'nl';
  const decimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const number = (value: number) => numberInWords(value, language);
  const points = (value: number) => decimal.format(value).replace('-', '−');
  return {
    /** 3412 → "3.412", 7.5 → "7,5" */
    number,
    /** 60 → "60,0" */
    points,
    signedPoints: (value: number) => `${value > 0 ? '+' : ''}${points(value)}`,
    /** 3412 → "3.412e" or "3,412th" */
    rank: (value: number) => placeInWords(value, language),
    multiplier: (value: number) => `×${number(value)}`,
    matchday: (weekId: number) => (nl ? `speeldag ${weekId}` : `matchday ${weekId}`),
    Matchday: (weekId: number) => (nl ? `Speeldag ${weekId}` : `Matchday ${weekId}`),
    wins: (weekId: number) => (nl ? `Wint speeldag ${weekId}` : `Wins matchday ${weekId}`),
    tournament: nl ? 'Het hele toernooi' : 'The whole tournament',
    bestMatchday: (weekId: number) => (nl ? `beste speeldag (${weekId})` : `best matchday (${weekId})`),
    provisional: nl ? 'voorlopig' : 'provisional',
    afterMatchday: (weekId: number, of: number) =>
      nl ? `na speeldag ${weekId} van ${of}` : `after matchday ${weekId} of ${of}`,
    ofMatchday: nl ? 'van de speeldag' : 'of the matchday',
    overall: nl ? 'algemeen' : 'overall',
    pointsLabel: nl ? 'punten' : 'points',
    place: nl ? 'plaats' : 'place',
    totalPoints: nl ? 'punten in totaal' : 'points in total',
    goals: (count: number) =>
      nl ? (count === 1 ? 'doelpunt' : 'doelpunten') : count === 1 ? 'goal' : 'goals',
    assists: (count: number) =>
      nl ? (count === 1 ? 'assist' : 'assists') : count === 1 ? 'assist' : 'assists',
    minutes: nl ? 'minuten' : 'minutes',
    beatMe: nl ? 'Stel jij beter op?' : 'Can you pick better?',
    join: nl ? 'Doe mee met jouw ploeg' : 'Join with your team',
    teams: (count: number) =>
      nl
        ? `${number(count)} ${count === 1 ? 'ploeg' : 'ploegen'}`
        : `${number(count)} ${count === 1 ? 'team' : 'teams'}`,
    /** For a name of which nothing can be drawn. */
    teamNumber: (id: number) => (nl ? `Ploeg ${id}` : `Team ${id}`),
    leagueNumber: (id: number) => (nl ? `Minicompetitie ${id}` : `Mini-league ${id}`),
    league: nl ? 'minicompetitie' : 'mini-league',
    cup: nl ? 'Beker' : 'Cup',
    /** Of a round with so many ties. */
    cupRound: (ties: number) => {
      if (ties === 1) return nl ? 'finale' : 'final';
      if (ties === 2) return nl ? 'halve finales' : 'semi-finals';
      if (ties === 4) return nl ? 'kwartfinales' : 'quarter-finals';
      return nl ? `laatste ${ties * 2}` : `last ${ties * 2}`;
    },
    moreTies: (count: number) =>
      nl
        ? `en nog ${count} ${count === 1 ? 'duel' : 'duels'}`
        : `and ${count} more ${count === 1 ? 'tie' : 'ties'}`,
    notKnownYet: nl ? 'nog niet bekend' : 'not known yet',
    noOpponent: nl ? 'speelt niet' : 'does not play',
    winsCup: nl ? 'wint de beker' : 'wins the cup',
    home: nl ? '(t)' : '(h)',
    away: nl ? '(u)' : '(a)',
    slogan: nl ? 'Stel je ploeg samen' : 'Build your team',
    sloganMore: nl ? 'en volg ze punt voor punt' : 'and follow it point by point',
    captain: 'C',
    viceCaptain: 'V',
    position: (positionId: number) =>
      (nl
        ? ['Coach', 'Doelman', 'Verdediger', 'Middenvelder', 'Aanvaller']
        : ['Coach', 'Goalkeeper', 'Defender', 'Midfielder', 'Forward'])[positionId] ?? '',
  };
}

export type CardWords = ReturnType<typeof cardWords>;
