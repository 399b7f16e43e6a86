import { strToU8, zipSync } from 'fflate';
import { formatCsv } from '../../infra/text/formatCsv.js';
import type { ExportedTable } from './loadOwnData.js';

/**
 * A ZIP with a CSV file for each table (RFC 4180, UTF-8 with a byte order mark); no cell is a formula to a
 * spreadsheet.
 */
export function zipTables(tables: readonly ExportedTable[]): Buffer {
  const files = tables.map(
    (table) => [`${table.name}.csv`, strToU8(formatCsv(table.columns, table.rows))] as const,
  );
  return Buffer.from(zipSync(Object.fromEntries(files)));
}
