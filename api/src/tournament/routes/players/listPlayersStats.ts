import type { PlayerStatsRow, StatColumn, StatFilter } from '@euro/api-contract';
import { route } from '../../../http/index.js';
import { Refusal } from '../../../infra/errors.js';
import { foldText } from '../../../infra/text/foldText.js';
import { requireSnapshot } from '../../snapshot/requireSnapshot.js';
import { cacheResult } from '../../snapshot/snapshotCache.js';
import { parseFilters } from './parseFilters.js';
import { parseIds } from './parseIds.js';
import { parseSorters, type Sorter } from './parseSorters.js';
import { statsRows } from './statsRows.js';

/** The largest value of the filter means all (spec §9). */
const EVERY_VALUE = 100;

/** The statistics table: filtered, sorted, one page. */
export const listPlayersStats = route('GET players-stats', async ({ context, query, caller }) => {
  const snapshot = await requireSnapshot(context);
  const sorters = parseSorters(query.sorters);
  if (!sorters) throw new Refusal('invalid-input', { issues: [{ path: 'sorters', code: 'unknown_column' }] });
  const filters = parseFilters(query.filters, caller);
  const ids = parseIds(query.ids);
  const now = context.clock.now();
  const weekId = query.weekId === undefined || query.weekId < 1 ? null : query.weekId;
  const rows = cacheResult(snapshot, now, `stats ${weekId}`, () => statsRows(snapshot, weekId, now));
  const matchingRows = rows
    .filter((row) => (ids?.has(row.id) ?? true) && fits(row, query) && isWithin(row, filters))
    .sort((a, b) => compare(a, b, sorters));
  const start = (query.pageNumber - 1) * query.pageRecords;
  return { totalRecords: matchingRows.length, data: matchingRows.slice(start, start + query.pageRecords) };
});

interface Filters {
  readonly name?: string | undefined;
  readonly clubId?: number | undefined;
  readonly positionId?: number | undefined;
  readonly playerValue?: number | undefined;
}

function fits(
  row: PlayerStatsRow,
  { name, clubId, positionId, playerValue = EVERY_VALUE }: Filters,
): boolean {
  return (
    (clubId === undefined || row.clubId === clubId) &&
    (positionId === undefined || row.positionId === positionId) &&
    (playerValue >= EVERY_VALUE || row.value <= playerValue) &&
    (name === undefined ||
      foldText(`${row.name} ${row.forename} ${row.surname}`).includes(foldText(name.trim())))
  );
}

function isWithin(row: PlayerStatsRow, filters: readonly StatFilter[]): boolean {
  return filters.every(
    ({ column, min = -Infinity, max = Infinity }) =>
      isKnown(row, column) && row[column] >= min && row[column] <= max,
  );
}

/** Whether the source has the number; clean sheets come of the goals conceded. */
function isKnown({ unknown = [] }: PlayerStatsRow, column: StatColumn): boolean {
  return !unknown.includes(column === 'cleanSheets' ? 'conceeded' : column);
}

function compare(a: PlayerStatsRow, b: PlayerStatsRow, sorters: readonly Sorter[]): number {
  for (const { column, isDescending } of sorters) {
    // Unknown numbers come last.
    const known = Number(isKnown(b, column)) - Number(isKnown(a, column));
    if (known !== 0) return known;
    const order = column === 'name' ? a.name.localeCompare(b.name, 'nl') : a[column] - b[column];
    if (order !== 0) return isDescending ? -order : order;
  }
  return b.total - a.total || a.id - b.id;
}
