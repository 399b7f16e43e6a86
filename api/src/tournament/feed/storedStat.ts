import { type MatchStat, STATISTICS, type StatisticName } from '@euro/game';

interface StoredFlags {
  readonly started: boolean;
  readonly unknown?: string | null;
}

/** A row of statistics as the database stores it: flags are 0 and 1, unknown counts a list in a text. */
export function readStoredStat<Row extends StoredFlags>({
  unknown,
  ...row
}: Row): Omit<Row, 'unknown'> & { readonly unknown?: readonly StatisticName[] } {
  const names = unknown?.split(',') ?? [];
  const known = STATISTICS.flatMap(({ name }) => (names.includes(name) ? [name] : []));
  return { ...row, started: Boolean(row.started), ...(known.length > 0 && { unknown: known }) };
}

/** Unknown counts as their column has them; null for none. */
export function writeUnknown(unknown: MatchStat['unknown'] = []): string | null {
  return unknown.length === 0 ? null : unknown.join(',');
}
