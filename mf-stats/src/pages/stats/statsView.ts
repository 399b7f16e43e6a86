import type { QueryOf, StatColumn } from '@euro/api-contract';
import { POSITION_IDS, type PositionId } from '@euro/game';
import { GROUPS, type Group, sortableColumnsOf } from './columns.js';

/** Players on a page (spec §9). */
export const PAGE_SIZE = 10;

/** The API refuses longer names. */
export const SEARCH_LIMIT = 80;

/** All matchdays, as a filter says it (spec §9). */
export const ALL_WEEKS = -1;

/** All values, as a filter says it (spec §9). */
export const ANY_VALUE = 100;

/** The most a player may cost, in millions: 4 to 10 in steps of 0.5, and everything (spec §9). */
export const VALUE_OPTIONS: readonly number[] = [
  ...Array.from({ length: 13 }, (_, step) => 4 + step / 2),
  ANY_VALUE,
];

export type Direction = 'ASC' | 'DESC';

/** What the address says is being looked at. */
export interface StatsView {
  readonly search: string;
  readonly club: number | null;
  readonly position: PositionId | null;
  /** A matchday, or ALL_WEEKS. */
  readonly week: number;
  /** In millions; ANY_VALUE for all. */
  readonly value: number;
  readonly group: Group;
  readonly sort: StatColumn;
  readonly direction: Direction;
  /** From 1. */
  readonly page: number;
  /** Whose sheet is open. */
  readonly player: number | null;
}

export const EVERYBODY: StatsView = {
  search: '',
  club: null,
  position: null,
  week: ALL_WEEKS,
  value: ANY_VALUE,
  group: 'overview',
  sort: 'total',
  direction: 'DESC',
  page: 1,
  player: null,
};

/** Reads the address; what makes no sense there counts as not said. */
export function readStatsView(query: URLSearchParams): StatsView {
  const group = GROUPS.find((name) => name === query.get('group')) ?? EVERYBODY.group;
  const value = Number(query.get('value') ?? Number.NaN);
  const position = wholeNumber(query.get('position'));
  return {
    search: (query.get('search') ?? '').trim().slice(0, SEARCH_LIMIT),
    club: wholeNumber(query.get('club')) || null,
    position: POSITION_IDS.find((id) => id === position) ?? null,
    week: wholeNumber(query.get('week')) || ALL_WEEKS,
    value: VALUE_OPTIONS.includes(value) ? value : ANY_VALUE,
    group,
    sort: sortOf(query.get('sort'), group),
    direction: query.get('direction') === 'ASC' ? 'ASC' : 'DESC',
    page: wholeNumber(query.get('page')) || 1,
    player: wholeNumber(query.get('player')) || null,
  };
}

/** Writes the address; what the table starts with anyway is left out. */
export function writeStatsView(view: StatsView): URLSearchParams {
  const query = new URLSearchParams();
  for (const key of Object.keys(EVERYBODY) as (keyof StatsView)[]) {
    const said = view[key];
    if (said !== null && said !== EVERYBODY[key]) query.set(key, String(said));
  }
  return query;
}

/** Another filter starts at its first page; turning a page or opening a sheet does not. */
export function changeView(view: StatsView, change: Partial<StatsView>): StatsView {
  const stays = 'page' in change || 'player' in change;
  const next = { ...view, ...(stays ? {} : { page: 1 }), ...change };
  if (!change.group || next.sort === 'name') return next;
  return { ...next, sort: sortOf(next.sort, next.group) };
}

/** A second press on a column turns its order around; a first one shows the most first, and names from A. */
export function sortBy(view: StatsView, sort: StatColumn): StatsView {
  const first = sort === 'name' ? 'ASC' : 'DESC';
  const turned = view.direction === 'ASC' ? 'DESC' : 'ASC';
  return changeView(view, { sort, direction: view.sort === sort ? turned : first });
}

/** The filters only: none of them set shows everybody. */
export function isFiltered({ search, club, position, week, value }: StatsView): boolean {
  return search !== '' || club !== null || position !== null || week !== ALL_WEEKS || value !== ANY_VALUE;
}

/** What the API is asked (spec §7 `players-stats`). */
export function statsQuery(view: StatsView): NonNullable<QueryOf<'GET players-stats'>> {
  return {
    pageNumber: view.page,
    pageRecords: PAGE_SIZE,
    sorters: `${view.sort} ${view.direction}`,
    ...(view.search && { name: view.search }),
    ...(view.club !== null && { clubId: view.club }),
    ...(view.position !== null && { positionId: view.position }),
    ...(view.week !== ALL_WEEKS && { weekId: view.week }),
    ...(view.value !== ANY_VALUE && { playerValue: view.value }),
  };
}

/** Only a column that the group shows can be what it is sorted by. */
function sortOf(asked: string | null, group: Group): StatColumn {
  if (asked === 'name') return 'name';
  return sortableColumnsOf(group).find(({ sorter }) => sorter === asked)?.sorter ?? EVERYBODY.sort;
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
