import type { FilterColumn, StatFilter } from '@euro/api-contract';
import { filterColumns } from './columns.js';

/** Statistics filters that the API takes at once. */
export const MOST_FILTERS = 8;

/** The bounds of a column's filter. */
export const BOUNDS = ['min', 'max'] as const;
export type Bound = (typeof BOUNDS)[number];

/** One bound of one column; added and removed as a whole. */
export interface FilterPart {
  readonly column: FilterColumn;
  readonly bound: Bound;
  readonly value: number;
}

/** The ends that filters hold, in their order. */
export function partsOf(filters: readonly StatFilter[]): readonly FilterPart[] {
  return filters.flatMap((filter) =>
    BOUNDS.flatMap((bound) => {
      const value = filter[bound];
      return value === undefined ? [] : [{ column: filter.column, bound, value }];
    }),
  );
}

/** Adds an end; the same end of the same column is replaced. */
export function withPart(
  filters: readonly StatFilter[],
  { column, bound, value }: FilterPart,
): readonly StatFilter[] {
  const existing = filters.find((filter) => filter.column === column);
  if (!existing) return [...filters, { column, [bound]: value }];
  return filters.map((filter) => (filter === existing ? { ...filter, [bound]: value } : filter));
}

/** Takes an end away, and the filter with its last one. */
export function withoutPart(
  filters: readonly StatFilter[],
  { column, bound }: Omit<FilterPart, 'value'>,
): readonly StatFilter[] {
  return filters.flatMap((filter) => {
    if (filter.column !== column) return [filter];
    const other = bound === 'min' ? 'max' : 'min';
    return filter[other] === undefined ? [] : [{ column, [other]: filter[other] }];
  });
}

/** Filters as the address has them: `goals:2:` is at least two goals, `time::90,assists:1:3` two columns. */
export function writeStatFilters(filters: readonly StatFilter[]): string {
  return filters.map(({ column, min = '', max = '' }) => `${column}:${min}:${max}`).join(',');
}

/** Parses filters; invalid parts, a column's second filter and those beyond the maximum are ignored. */
export function readStatFilters(text: string): readonly StatFilter[] {
  const byColumn = new Map<FilterColumn, StatFilter>();
  for (const part of text.split(',')) {
    const filter = readStatFilter(part);
    if (filter && !byColumn.has(filter.column)) byColumn.set(filter.column, filter);
  }
  return [...byColumn.values()].slice(0, MOST_FILTERS);
}

function readStatFilter(text: string): StatFilter | null {
  const [name, min = '', max = ''] = text.split(':');
  const column = filterColumns.find((each) => each === name);
  const bounds = { ...readBound('min', min), ...readBound('max', max) };
  return column && Object.keys(bounds).length > 0 ? { column, ...bounds } : null;
}

function readBound(bound: Bound, text: string): Partial<Record<Bound, number>> {
  return /^-?\d{1,4}(\.\d)?$/.test(text) ? { [bound]: Number(text) } : {};
}
