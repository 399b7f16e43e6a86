/** The rankings that can be looked at; others join as tabs of their own (decisions §5.2). */
export const RANKING_TABS = ['general', 'week'] as const;
export type RankingTab = (typeof RANKING_TABS)[number];

/** Teams on a page (spec §9). */
export const PAGE_SIZE = 10;

/** The API refuses longer searches. */
export const SEARCH_LIMIT = 80;

/** What the address says is being looked at. */
export interface RankingView {
  readonly tab: RankingTab;
  /** The matchday asked for; null = the one that a tab starts with. */
  readonly week: number | null;
  /** From 1. */
  readonly page: number;
  readonly search: string;
}

/** Reads the address; what makes no sense there counts as not said. */
export function readRankingView(query: URLSearchParams): RankingView {
  return {
    tab: RANKING_TABS.find((tab) => tab === query.get('tab')) ?? 'general',
    week: wholeNumber(query.get('week'), 99),
    page: wholeNumber(query.get('page'), 1_000_000) ?? 1,
    search: (query.get('search') ?? '').trim().slice(0, SEARCH_LIMIT),
  };
}

/** Writes the address; what a tab starts with anyway is left out. */
export function writeRankingView({ tab, week, page, search }: RankingView): URLSearchParams {
  const query = new URLSearchParams();
  if (tab !== 'general') query.set('tab', tab);
  if (week !== null) query.set('week', String(week));
  if (page > 1) query.set('page', String(page));
  if (search) query.set('search', search);
  return query;
}

/** Another tab starts afresh: page 1, no search, its own matchday (spec §4 "Ranking tabs"). */
export function openTab(tab: RankingTab): RankingView {
  return { tab, week: null, page: 1, search: '' };
}

function wholeNumber(text: string | null, most: number): number | null {
  if (text === null || !/^\d{1,7}$/.test(text)) return null;
  const number = Number(text);
  return number >= 1 && number <= most ? number : null;
}
