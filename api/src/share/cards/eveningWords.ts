import { defineTexts, type TextLanguage } from '../../texts/index.js';
import { cardWords } from './cardWords.js';

const texts = defineTexts(import.meta.url, {
  nl: {
    withOthers: '{count, plural, one {samen met # andere ploeg} other {samen met # andere ploegen}}',
    risesAndFalls: 'Op en neer in speeldag {week}',
    riser: 'Grootste stijger',
    faller: 'Grootste daler',
    nobodyRises: 'Niemand ging vooruit',
    nobodyFalls: 'Niemand ging achteruit',
    nowAt: 'nu {rank} · {points} in speeldag {week}',
    captains: 'Band en bank van speeldag {week}',
    mostCaptain: 'Kapitein van de meesten',
    captainOf: '{count} van {teams, plural, one {1 ploeg} other {# ploegen}} · {points} voor de band',
    noCaptain: 'Niemand had een kapitein',
    unluckyBench: 'Duurste bank',
    leftOnBench: 'punten bleven liggen',
    noBench: 'Niemand liet punten liggen',
  },
  en: {
    withOthers: '{count, plural, one {with # other team} other {with # other teams}}',
    risesAndFalls: 'Up and down in matchday {week}',
    riser: 'Biggest climber',
    faller: 'Biggest faller',
    nobodyRises: 'Nobody climbed',
    nobodyFalls: 'Nobody fell',
    nowAt: 'now {rank} · {points} in matchday {week}',
    captains: 'Armband and bench of matchday {week}',
    mostCaptain: 'Captain of most teams',
    captainOf: '{count} of {teams, plural, one {1 team} other {# teams}} · {points} before the armband',
    noCaptain: 'Nobody had a captain',
    unluckyBench: 'Costliest bench',
    leftOnBench: 'points stayed on it',
    noBench: 'Nobody left points behind',
  },
});

/** The words of pictures of a league's evening, with those of all pictures. */
export function eveningWords(language: TextLanguage) {
  const t = texts(language);
  const words = cardWords(language);
  return {
    ...words,
    withOthers: (count: number) => t('withOthers', { count }),
    risesAndFalls: (week: number) => t('risesAndFalls', { week }),
    riser: t('riser'),
    faller: t('faller'),
    nobodyRises: t('nobodyRises'),
    nobodyFalls: t('nobodyFalls'),
    nowAt: (rank: number, weekPoints: number, week: number) =>
      t('nowAt', { rank: words.rank(rank), points: words.points(weekPoints), week }),
    captains: (week: number) => t('captains', { week }),
    mostCaptain: t('mostCaptain'),
    captainOf: (count: number, teams: number, own: number) =>
      t('captainOf', { count, teams, points: words.points(own) }),
    noCaptain: t('noCaptain'),
    unluckyBench: t('unluckyBench'),
    leftOnBench: t('leftOnBench'),
    noBench: t('noBench'),
  };
}

export type EveningWords = ReturnType<typeof eveningWords>;
