import { stringify } from 'csv-stringify/sync';
import { strToU8, zipSync } from 'fflate';
import type { ExportedTable } from './loadOwnData.js';

/**
 * A ZIP with a CSV file for each table (RFC 4180, UTF-8 with a byte order mark); no cell is a formula to a
 * spreadsheet.
 */
export function zipTables(tables: readonly ExportedTable[]): Buffer {
  const files = tables.map((table) => [`${table.name}.csv`, strToU8(toCsv(table))] as const);
  return Buffer.from(zipSync(Object.fromEntries(files)));
}

function toCsv({ columns, rows }: Pick<ExportedTable, 'columns' | 'rows'>): string {
  return stringify([...rows], {
    bom: true,
    header: true,
    columns: [...columns],
    escape_formulas: true,
    record_delimiter: 'windows',
    cast: {
      boolean: (value) => String(value),
      object: (value) => (isNumbers(value) ? value.join(' ') : JSON.stringify(value)),
    },
  });
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'number');
}
