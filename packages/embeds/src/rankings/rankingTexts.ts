import { type Language, localeOf } from '../texts/language.js';
import type { RankingKind } from './rankingPage.js';

interface RankingTexts {
  /** `%` is replaced by the name of the game. */
  readonly heading: string;
  readonly tabs: string;
  readonly type: Readonly<Record<RankingKind, string>>;
  readonly after: (week: number) => string;
  readonly of: (week: number) => string;
  readonly provisional: string;
  readonly teams: (count: number, countText: string) => string;
  readonly none: string;
  readonly rank: string;
  readonly up: (places: number) => string;
  readonly down: (places: number) => string;
  readonly same: string;
  readonly hiddenName: string;
  readonly premium: string;
  readonly points: string;
  readonly periods: readonly [string, string];
}

export const rankingTexts: Readonly<Record<Language, RankingTexts>> = {
  nl: {
    heading: 'Rangschikking %',
    tabs: 'Soort rangschikking',
    type: { general: 'Algemeen', week: 'Speeldag', month: 'Maand', period: 'Periode', pundits: 'Analisten' },
    after: (week) => `Na speeldag ${week}`,
    of: (week) => `Speeldag ${week}`,
    provisional: 'voorlopig',
    teams: (count, countText) => (count === 1 ? '1 ploeg' : `${countText} ploegen`),
    none: 'Nog geen punten. De rangschikking verschijnt na de eerste matchen.',
    rank: 'Plaats',
    up: (places) => (places === 1 ? '1 plaats gestegen' : `${places} plaatsen gestegen`),
    down: (places) => (places === 1 ? '1 plaats gezakt' : `${places} plaatsen gezakt`),
    same: 'gelijk gebleven',
    hiddenName: 'Naam verborgen',
    premium: 'Premium',
    points: 'punten',
    periods: ['Groepsfase', 'Knock-outfase'],
  },
  en: {
    heading: '% rankings',
    tabs: 'Kind of ranking',
    type: { general: 'Overall', week: 'Matchday', month: 'Month', period: 'Period', pundits: 'Pundits' },
    after: (week) => `After matchday ${week}`,
    of: (week) => `Matchday ${week}`,
    provisional: 'provisional',
    teams: (count, countText) => (count === 1 ? '1 team' : `${countText} teams`),
    none: 'No points yet. The ranking appears after the first matches.',
    rank: 'Rank',
    up: (places) => (places === 1 ? 'up 1 place' : `up ${places} places`),
    down: (places) => (places === 1 ? 'down 1 place' : `down ${places} places`),
    same: 'no change',
    hiddenName: 'Name hidden',
    premium: 'Premium',
    points: 'points',
    periods: ['Group stage', 'Knock-out stage'],
  },
};

/** "Juni", "June"; months from 1. */
export function monthName(month: number, language: Language): string {
  const locale = localeOf(language);
  const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2024, month - 1),
  );
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
