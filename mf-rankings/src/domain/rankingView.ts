import type { RankingType } from '@euro/api-contract';

/** The rankings that can be looked at, in the order of their tabs (decisions §5.2). */
export const RANKING_TABS = [
  'general',
  'week',
  'month',
  'period',
  'leagues',
  'custom',
  'pundits',
] as const satisfies readonly RankingType[];
export type RankingTab = (typeof RANKING_TABS)[number];

/** Means the last matchday that has points (spec §9 "Week filter"). */
export const ALL_WEEKS = -1;

/** The API refuses longer searches. */
export const SEARCH_LIMIT = 80;

/** The view in the address. */
export interface RankingView {
  readonly tab: RankingTab;
  /** The requested matchday, or {@link ALL_WEEKS}; null = the tab's default. */
  readonly week: number | null;
  /** The month, period or league requested; null = the one that a tab starts with. */
  readonly choice: number | null;
  /** From 1. */
  readonly page: number;
  readonly search: string;
}

/** Teams on a page (spec §9). */
export function pageSizeOf(tab: RankingTab): number {
  return tab === 'pundits' ? 20 : 10;
}

/** The rankings that are one of several: a month, a period, a league, a custom span. */
export type ChoiceTab = Exclude<RankingTab, 'general' | 'week' | 'pundits'>;

export function hasChoices(tab: RankingTab): tab is ChoiceTab {
  return tab !== 'general' && tab !== 'week' && tab !== 'pundits';
}

/** Parses the address; invalid parts are ignored. */
export function readRankingView(query: URLSearchParams): RankingView {
  const tab = RANKING_TABS.find((name) => name === query.get('tab')) ?? 'general';
  const all = query.get('week') === 'all' && tab !== 'week';
  return {
    tab,
    week: all ? ALL_WEEKS : wholeNumber(query.get('week'), 99),
    choice: hasChoices(tab) ? wholeNumber(query.get('choice'), MOST) : null,
    page: wholeNumber(query.get('page'), 1_000_000) ?? 1,
    search: (query.get('search') ?? '').trim().slice(0, SEARCH_LIMIT),
  };
}

/** Serializes the view; the tab's defaults are left out. */
export function writeRankingView({ tab, week, choice, page, search }: RankingView): URLSearchParams {
  const query = new URLSearchParams();
  if (tab !== 'general') query.set('tab', tab);
  if (choice !== null) query.set('choice', String(choice));
  if (week !== null) query.set('week', week === ALL_WEEKS ? 'all' : String(week));
  if (page > 1) query.set('page', String(page));
  if (search) query.set('search', search);
  return query;
}

/** Another tab starts afresh: page 1, no search, its own matchday (spec §4 "Ranking tabs"). */
export function openTab(tab: RankingTab): RankingView {
  return { tab, week: null, choice: null, page: 1, search: '' };
}

/** The largest id that a league can have in an address. */
const MOST = 9_999_999_999;

function wholeNumber(text: string | null, max: number): number | null {
  if (text === null || !/^\d{1,10}$/.test(text)) return null;
  const number = Number(text);
  return number >= 1 && number <= max ? number : null;
}
