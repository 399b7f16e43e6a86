/** Tabs of a league; on wide screens the chat is beside the table. */
export const LEAGUE_TABS = ['table', 'chat', 'settings'] as const;
export type LeagueTab = (typeof LEAGUE_TABS)[number];

/** Teams on a page of the table, and leagues on a page of the search (spec §9). */
export const PAGE_SIZE = 10;
export const SEARCH_SIZE = 5;

/** The view in the address. */
export interface LeagueView {
  readonly tab: LeagueTab;
  /** One matchday only; null = all of them. */
  readonly week: number | null;
  /** From 1. */
  readonly page: number;
}

/** Parses the address; invalid parts are ignored. */
export function readLeagueView(query: URLSearchParams): LeagueView {
  return {
    tab: LEAGUE_TABS.find((tab) => tab === query.get('tab')) ?? 'table',
    week: wholeNumber(query.get('week'), 99),
    page: wholeNumber(query.get('page'), 9_999) ?? 1,
  };
}

/** Serializes the view; defaults are left out. */
export function writeLeagueView({ tab, week, page }: LeagueView): string {
  const query = new URLSearchParams();
  if (tab !== 'table') query.set('tab', tab);
  if (week !== null) query.set('week', String(week));
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text && `?${text}`;
}

/** The league a path names; null for another path than `/leagues/7`. */
export function leagueIdOf(params: Readonly<Record<string, string>>): number | null {
  return wholeNumber(params.id ?? null, Number.MAX_SAFE_INTEGER);
}

function wholeNumber(text: string | null, max: number): number | null {
  if (text === null || !/^\d{1,15}$/.test(text)) return null;
  const number = Number(text);
  return number >= 1 && number <= max ? number : null;
}
