import { stringify } from 'csv-stringify/sync';

/**
 * Rows as comma-separated values (RFC 4180, UTF-8); no text is a formula to a spreadsheet.
 * @param rows by the names of the columns
 * @param isFirst whether the file begins with them: with a byte order mark and the names of the columns
 */
export function formatCsv(columns: readonly string[], rows: readonly object[], isFirst = true): string {
  return stringify([...rows], {
    bom: isFirst,
    header: isFirst,
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
