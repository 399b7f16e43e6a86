import type { Language } from '../../http/index.js';

const locales = { nl: 'nl-BE', en: 'en-GB' } as const;

const ENGLISH_ORDINALS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinals = new Intl.PluralRules('en-GB', { type: 'ordinal' });

/** The words and numbers of pictures, addresses and feeds. */
export function cardWords(language: Language) {
  const locale = locales[language];
  const nl = language === 'nl';
  const integer = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const decimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const shortest = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const minus = (text: string) => text.replace('-', '−');
  return {
    integer: (value: number) => integer.format(value),
    /** 60 → "60,0" */
    points: (value: number) => minus(decimal.format(value)),
    /** 7 → "7", 7.5 → "7,5" */
    shortPoints: (value: number) => minus(shortest.format(value)),
    signedPoints: (value: number) => `${value > 0 ? '+' : ''}${minus(decimal.format(value))}`,
    /** 3412 → "3.412e" or "3,412th" */
    rank: (value: number) =>
      integer.format(value) + (nl ? 'e' : (ENGLISH_ORDINALS[ordinals.select(value)] ?? 'th')),
    multiplier: (value: number) => `×${shortest.format(value)}`,
    matchday: (weekId: number) => (nl ? `speeldag ${weekId}` : `matchday ${weekId}`),
    Matchday: (weekId: number) => (nl ? `Speeldag ${weekId}` : `Matchday ${weekId}`),
    wins: (weekId: number) => (nl ? `Wint speeldag ${weekId}` : `Wins matchday ${weekId}`),
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
        ? `${integer.format(count)} ${count === 1 ? 'ploeg' : 'ploegen'}`
        : `${integer.format(count)} ${count === 1 ? 'team' : 'teams'}`,
    /** For a name of which nothing can be drawn. */
    teamNumber: (id: number) => (nl ? `Ploeg ${id}` : `Team ${id}`),
    leagueNumber: (id: number) => (nl ? `Minicompetitie ${id}` : `Mini-league ${id}`),
    league: nl ? 'minicompetitie' : 'mini-league',
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
