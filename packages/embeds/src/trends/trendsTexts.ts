import type { Language } from '../texts/language.js';

/** Values of the attribute `list`. */
export const TREND_LISTS = ['captains', 'risers', 'fallers', 'in', 'out'] as const;
export type TrendList = (typeof TREND_LISTS)[number];

interface TrendsTexts {
  readonly heading: Readonly<Record<TrendList, string>>;
  /** Unit of the figures. */
  readonly unit: Readonly<Record<TrendList, string>>;
  readonly week: (week: number) => string;
  readonly teams: (count: number, countText: string) => string;
  readonly percent: (share: string) => string;
  /** Before the first deadline, or where nothing was counted. */
  readonly none: string;
  readonly nobody: string;
}

export const trendsTexts: Readonly<Record<Language, TrendsTexts>> = {
  nl: {
    heading: {
      in: 'Meest gekocht',
      out: 'Meest verkocht',
      risers: 'Stijgers',
      fallers: 'Dalers',
      captains: 'Meest kapitein',
    },
    unit: {
      in: 'transfers',
      out: 'transfers',
      risers: 'procentpunt',
      fallers: 'procentpunt',
      captains: 'van de ploegen',
    },
    week: (week) => `Speeldag ${week}`,
    teams: (count, countText) => `${countText} ${count === 1 ? 'ploeg' : 'ploegen'}`,
    percent: (share) => `${share}\u00a0%`,
    none: 'Nog geen trends.',
    nobody: 'Niemand.',
  },
  en: {
    heading: {
      in: 'Most transferred in',
      out: 'Most transferred out',
      risers: 'Risers',
      fallers: 'Fallers',
      captains: 'Most captained',
    },
    unit: {
      in: 'transfers',
      out: 'transfers',
      risers: 'percentage points',
      fallers: 'percentage points',
      captains: 'of the teams',
    },
    week: (week) => `Matchday ${week}`,
    teams: (count, countText) => `${countText} ${count === 1 ? 'team' : 'teams'}`,
    percent: (share) => `${share}%`,
    none: 'No trends yet.',
    nobody: 'Nobody.',
  },
};
