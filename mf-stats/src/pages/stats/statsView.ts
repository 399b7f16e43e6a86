import type { QueryOf, StatColumn, StatFilter } from '@euro/api-contract';
import { COACH, POSITION_IDS, type PositionId } from '@euro/game';
import { GROUPS, type Group, sortableColumnsOf } from './columns.js';
import { partsOf, readStatFilters, writeStatFilters } from './statFilters.js';

/** Players on a page (spec §9). */
export const PAGE_SIZE = 10;

/** The API refuses longer names. */
export const SEARCH_LIMIT = 80;

/** Value of the filter for all matchdays (spec §9). */
export const ALL_WEEKS = -1;

/** Value of the filter for all prices (spec §9). */
export const ANY_VALUE = 100;

/** Players that can be compared at once. */
export const MOST_COMPARED = 4;

export type Direction = 'ASC' | 'DESC';

/** The table of all players, or the team of a matchday. */
export const STATS_TABS = ['players', 'top'] as const;
export type StatsTab = (typeof STATS_TABS)[number];

/** The view in the address. */
export interface StatsView {
  readonly tab: StatsTab;
  readonly search: string;
  readonly club: number | null;
  readonly position: PositionId | null;
  /** A matchday, or ALL_WEEKS. */
  readonly week: number;
  /** In millions; ANY_VALUE for all. */
  readonly value: number;
  /** Only players on the watch list. */
  readonly followed: boolean;
  /** Premium. */
  readonly filters: readonly StatFilter[];
  readonly group: Group;
  readonly sort: StatColumn;
  readonly direction: Direction;
  /** From 1. */
  readonly page: number;
  /** Id of the player whose sheet is open. */
  readonly player: number | null;
  /** Ids of the compared players, in the order of selection. */
  readonly comparedIds: readonly number[];
}

export const EVERYBODY: StatsView = {
  tab: 'players',
  search: '',
  club: null,
  position: null,
  week: ALL_WEEKS,
  value: ANY_VALUE,
  followed: false,
  filters: [],
  group: 'overview',
  sort: 'total',
  direction: 'DESC',
  page: 1,
  player: null,
  comparedIds: [],
};

/** Parses the address; invalid parts are ignored. */
export function readStatsView(query: URLSearchParams): StatsView {
  const group = GROUPS.find((name) => name === query.get('group')) ?? EVERYBODY.group;
  const value = Number(query.get('value') ?? Number.NaN);
  const position = wholeNumber(query.get('position'));
  return {
    tab: STATS_TABS.find((name) => name === query.get('tab')) ?? EVERYBODY.tab,
    search: (query.get('search') ?? '').trim().slice(0, SEARCH_LIMIT),
    club: wholeNumber(query.get('club')) || null,
    position: POSITION_IDS.find((id) => id === position) ?? null,
    week: wholeNumber(query.get('week')) || ALL_WEEKS,
    value: isValueStep(value) ? value : ANY_VALUE,
    followed: query.get('followed') === 'true',
    filters: readStatFilters(query.get('filters') ?? ''),
    group,
    sort: sortOf(query.get('sort'), group),
    direction: query.get('direction') === 'ASC' ? 'ASC' : 'DESC',
    page: wholeNumber(query.get('page')) || 1,
    player: wholeNumber(query.get('player')) || null,
    // `vergelijk` is in links of earlier releases.
    comparedIds: readCompared(query.get('compare') ?? query.get('vergelijk') ?? ''),
  };
}

/** Serializes the view; defaults are left out. */
export function writeStatsView(view: StatsView): URLSearchParams {
  const { filters, comparedIds, ...rest } = view;
  const query = new URLSearchParams();
  for (const key of Object.keys(rest) as (keyof typeof rest)[]) {
    const value = rest[key];
    if (value !== null && value !== EVERYBODY[key]) query.set(key, String(value));
  }
  if (filters.length > 0) query.set('filters', writeStatFilters(filters));
  if (comparedIds.length > 0) query.set('compare', comparedIds.join(','));
  return query;
}

/** Changes beside the table: its page remains. */
const BESIDE = ['tab', 'page', 'player', 'comparedIds'] as const satisfies readonly (keyof StatsView)[];

/** Another filter starts at its first page; turning a page, opening a sheet or comparing does not. */
export function changeView(view: StatsView, change: Partial<StatsView>): StatsView {
  const keepsPage = BESIDE.some((key) => key in change);
  const next = { ...view, ...(keepsPage ? {} : { page: 1 }), ...change };
  if (!change.group || next.sort === 'name') return next;
  return { ...next, sort: sortOf(next.sort, next.group) };
}

/** A second press on a column turns its order around; a first one shows the most first, and names from A. */
export function sortBy(view: StatsView, sort: StatColumn): StatsView {
  const first = sort === 'name' ? 'ASC' : 'DESC';
  const turned = view.direction === 'ASC' ? 'DESC' : 'ASC';
  return changeView(view, { sort, direction: view.sort === sort ? turned : first });
}

/** The compared players after adding or removing one; null when there is no place left. */
export function toggleCompared(comparedIds: readonly number[], player: number): readonly number[] | null {
  if (comparedIds.includes(player)) return comparedIds.filter((id) => id !== player);
  return comparedIds.length < MOST_COMPARED ? [...comparedIds, player] : null;
}

/** The filters beside the search by name, none of them set. */
export const NO_FILTERS = {
  club: null,
  position: null,
  week: ALL_WEEKS,
  value: ANY_VALUE,
  followed: false,
  filters: [],
} as const satisfies Partial<StatsView>;

/** Number of active filters beside the search; those by statistics count for premium members only. */
export function activeFilters(view: StatsView, isPremium: boolean): number {
  const { club, position, week, value, followed, filters } = view;
  const set = [club !== null, position !== null, week !== ALL_WEEKS, value !== ANY_VALUE, followed];
  return set.filter(Boolean).length + (isPremium ? partsOf(filters).length : 0);
}

/** The filters only: none of them set shows everybody. */
export function isFiltered(view: StatsView): boolean {
  return view.search !== '' || activeFilters(view, true) > 0;
}

/** Whom the list counts: coaches are among the players unless a position excludes them. */
export function whoIsListed({ position }: StatsView): 'players' | 'coaches' | 'everybody' {
  if (position === null) return 'everybody';
  return position === COACH ? 'coaches' : 'players';
}

/** The same columns, order and comparison, without any filter. */
export function withoutFilters({ group, sort, direction, comparedIds }: StatsView): StatsView {
  return { ...EVERYBODY, group, sort, direction, comparedIds };
}

type StatsQuery = NonNullable<QueryOf<'GET players-stats'>>;

/**
 * The query of the API (spec §7 `players-stats`).
 * @param watchedIds ids of the watch list, used when only those players are requested
 */
export function statsQuery(view: StatsView, watchedIds: readonly number[] = []): StatsQuery {
  return {
    pageNumber: view.page,
    pageRecords: PAGE_SIZE,
    sorters: `${view.sort} ${view.direction}`,
    ...(view.search && { name: view.search }),
    ...(view.club !== null && { clubId: view.club }),
    ...(view.position !== null && { positionId: view.position }),
    ...(view.week !== ALL_WEEKS && { weekId: view.week }),
    ...(view.value !== ANY_VALUE && { playerValue: view.value }),
    ...(view.followed && { ids: watchedIds.join(',') }),
    ...(view.filters.length > 0 && { filters: JSON.stringify(view.filters) }),
  };
}

/** Only a sortable column of the group; otherwise the default. */
function sortOf(sorterInAddress: string | null, group: Group): StatColumn {
  if (sorterInAddress === 'name') return 'name';
  return sortableColumnsOf(group).find(({ sorter }) => sorter === sorterInAddress)?.sorter ?? EVERYBODY.sort;
}

/** Whole and half millions; which of them are offered depends on the players. */
function isValueStep(value: number): boolean {
  return value > 0 && value < ANY_VALUE && Number.isInteger(value * 2);
}

function readCompared(text: string): readonly number[] {
  const ids = text.split(',').flatMap((id) => wholeNumber(id) || []);
  return [...new Set(ids)].slice(0, MOST_COMPARED);
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
