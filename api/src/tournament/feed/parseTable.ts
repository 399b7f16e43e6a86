import { CsvError, parse } from 'csv-parse/sync';
import type { FeedProblems } from './feedProblem.js';
import type { Field } from './fields.js';

type Columns = Readonly<Record<string, Field<unknown>>>;

/** A row of a table, with its line for messages. */
export type RowOf<C extends Columns> = {
  readonly [K in keyof C]: C[K] extends Field<infer T> ? T : never;
} & { readonly line: number };

interface RawRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** A row that no file has: its cells by column, as a file would write them. */
export type NamedCells = Readonly<Record<string, string>>;

/** Where rows come from: the text of a CSV file, or a message (docs/guides/live-feed.md). */
export type TableSource = string | readonly NamedCells[];

/**
 * Reads a CSV file with a header row: exactly these columns, in any order, those that may be missing or not. Each cell
 * that is not what its column says becomes a problem; rows with a problem are left out of the answer. Rows of a message
 * have their index as line.
 */
export function parseTable<C extends Columns>(
  file: string,
  source: TableSource,
  columns: C,
  problems: FeedProblems,
): RowOf<C>[] {
  return typeof source === 'string'
    ? parseText(file, source, columns, problems)
    : source.flatMap((cells, index) => {
        const header = Object.keys(cells);
        if (!isHeaderRight(file, { line: index, names: header }, columns, problems)) return [];
        const row = readRow(file, index, header, Object.values(cells), columns, problems);
        return row ? [row] : [];
      });
}

function parseText<C extends Columns>(
  file: string,
  text: string,
  columns: C,
  problems: FeedProblems,
): RowOf<C>[] {
  const [header, ...records] = readRecords(file, text, problems);
  if (!header) {
    if (problems.list.every((problem) => problem.file !== file))
      problems.addUnreadable(file, 1, null, 'The file is empty.');
    return [];
  }
  const separator = otherSeparator(header.record, columns);
  if (separator !== null) {
    problems.addUnreadable(
      file,
      1,
      null,
      `Its columns are separated by ${separator}; they must be by commas.`,
    );
    return [];
  }
  if (!isHeaderRight(file, { line: 1, names: header.record }, columns, problems)) return [];

  if (hasForeignColumn(file, header.record, records, columns, problems)) return [];
  const rows: RowOf<C>[] = [];
  for (const { record, info } of records) {
    const row = readRow(file, info.lines, header.record, record, columns, problems);
    if (row) rows.push(row);
  }
  return rows;
}

function readRecords(file: string, text: string, problems: FeedProblems): readonly RawRecord[] {
  try {
    return parse(text, {
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as RawRecord[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? error.lines : null;
    problems.addUnreadable(file, line, null, `The file is not valid CSV: ${error.message}`);
    return [];
  }
}

const OTHER_SEPARATORS = [
  [';', 'semicolons'],
  ['\t', 'tabs'],
] as const;

/** The name of what separates the columns of a file of another program; null for commas. */
function otherSeparator(header: readonly string[], columns: Columns): string | null {
  const [only = '', ...others] = header;
  if (others.length > 0) return null;
  const found = OTHER_SEPARATORS.find(([character]) => {
    const names = only.split(character);
    return names.length > 1 && names.some((name) => Object.hasOwn(columns, name));
  });
  return found?.[1] ?? null;
}

/** Reports columns in which another program has written every cell in a form of its own: one problem each. */
function hasForeignColumn(
  file: string,
  header: readonly string[],
  records: readonly RawRecord[],
  columns: Columns,
  problems: FeedProblems,
): boolean {
  const foreign = header.flatMap((name, index) => {
    const cells = records.map(({ record }) => record[index] ?? '').filter((cell) => cell !== '');
    const [first] = cells;
    const form = first === undefined ? undefined : columns[name]?.foreignForm?.(first);
    const isEverywhere = form && cells.every((cell) => columns[name]?.foreignForm?.(cell));
    return isEverywhere ? [{ name, message: `"${first}" is ${form}` }] : [];
  });
  for (const { name, message } of foreign) problems.addUnreadable(file, null, name, message);
  return foreign.length > 0;
}

function isHeaderRight(
  file: string,
  { line, names }: { readonly line: number; readonly names: readonly string[] },
  columns: Columns,
  problems: FeedProblems,
): boolean {
  const before = problems.list.length;
  for (const [name, field] of Object.entries(columns)) {
    if (!names.includes(name) && !field.mayBeMissing)
      problems.add(file, line, name, 'This column is missing.');
  }
  names.forEach((name, index) => {
    if (!Object.hasOwn(columns, name))
      problems.add(file, line, name, 'This column is not part of the format.');
    else if (names.indexOf(name) !== index) problems.add(file, line, name, 'This column is there twice.');
  });
  return problems.list.length === before;
}

function readRow<C extends Columns>(
  file: string,
  line: number,
  header: readonly string[],
  record: readonly string[],
  columns: C,
  problems: FeedProblems,
): RowOf<C> | null {
  if (record.length !== header.length) {
    const message = `The row has ${record.length} cells where the header has ${header.length}; is the file cut off?`;
    problems.add(file, line, null, message);
    return null;
  }
  let isGood = true;
  const row: Record<string, unknown> = { ...emptyCells(header, columns), line };
  header.forEach((name, index) => {
    const raw = record[index] ?? '';
    const cell = columns[name]?.(raw);
    if (cell?.ok) row[name] = cell.value;
    else {
      isGood = false;
      problems.add(file, line, name, `"${shorten(raw)}" is not ${cell?.expected ?? 'known'}.`);
    }
  });
  // Each column of the header was read by its own field, so the row has the shape that the columns describe.
  return isGood ? (row as RowOf<C>) : null;
}

/** The values of columns that the file leaves out. */
function emptyCells(header: readonly string[], columns: Columns): Record<string, null> {
  const missing = Object.keys(columns).filter((name) => !header.includes(name));
  return Object.fromEntries(missing.map((name) => [name, null]));
}

function shorten(raw: string): string {
  return raw.length > 40 ? `${raw.slice(0, 40)}…` : raw;
}
