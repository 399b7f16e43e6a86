import type { Model, ModelStatic, Transaction } from 'sequelize';
import { writeMoment } from '../text/writeMoment.js';

/** Rows in one statement. */
const CHUNK = 500;

/**
 * Adds rows of one table, and sets the attributes that the updated rows have; their other columns keep what they hold.
 */
export async function writeRows(
  model: ModelStatic<Model>,
  { added: addedRows, updated: updatedRows, befores }: Pick<RowChanges, 'added' | 'updated' | 'befores'>,
  transaction: Transaction,
): Promise<void> {
  for (const rows of chunks(addedRows)) await model.bulkCreate([...rows], { transaction });
  const attributes = Object.keys(updatedRows[0] ?? {});
  // An upsert of many rows is one statement, but the database first checks each as a new row: columns without a
  // default must be there, so every row contains the stored values. Only `attributes` are written.
  const whole = updatedRows.map((row, index) => ({ ...befores[index], ...row }));
  for (const rows of chunks(whole)) {
    await model.bulkCreate(rows as never[], { transaction, updateOnDuplicate: attributes as never[] });
  }
}

/** Removes rows of one table by their key. */
export async function removeRows(
  model: ModelStatic<Model>,
  rows: readonly Row[],
  key: readonly string[],
  transaction: Transaction,
): Promise<void> {
  for (const row of rows) {
    const names = row.competitionId === undefined ? key : [...key, 'competitionId'];
    const where = Object.fromEntries(names.map((name) => [name, row[name]]));
    await model.destroy({ where, transaction });
  }
}

function* chunks<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < rows.length; start += CHUNK) yield rows.slice(start, start + CHUNK);
}

/** A row as the database or the feed gives it; keys are the model's attributes. */
export type Row = Readonly<Record<string, string | number | boolean | null>>;

/** The changes that make the stored rows equal to the target rows. */
export interface RowChanges {
  readonly added: readonly Row[];
  readonly updated: readonly Row[];
  /** The stored rows of `updated`, in the same order. */
  readonly befores: readonly Row[];
  readonly removed: readonly Row[];
  /** Short descriptions of updates: `Musiala: value 85 → 90`. */
  readonly updates: readonly string[];
}

/**
 * Compares rows by `key`; only attributes of the wanted row are compared.
 * @param nameOf the name of a row in a report
 */
export function rowChanges(
  storedRows: readonly Row[],
  rows: readonly Row[],
  key: readonly string[],
  nameOf: (row: Row) => string,
): RowChanges {
  const keyOf = (row: Row) => key.map((attribute) => row[attribute]).join(' ');
  const storedByKey = new Map(storedRows.map((row) => [keyOf(row), row]));
  const addedRows: Row[] = [];
  const updatedRows: Row[] = [];
  const befores: Row[] = [];
  const updates: string[] = [];
  for (const row of rows) {
    const before = storedByKey.get(keyOf(row));
    storedByKey.delete(keyOf(row));
    if (!before) {
      addedRows.push(row);
      continue;
    }
    const changedAttributes = Object.keys(row).filter(
      (attribute) => !isSame(before[attribute], row[attribute]),
    );
    if (changedAttributes.length === 0) continue;
    updatedRows.push(row);
    befores.push(before);
    updates.push(
      `${nameOf(row)}: ${changedAttributes.map((name) => describe(name, before, row)).join(', ')}`,
    );
  }
  return { added: addedRows, updated: updatedRows, befores, removed: [...storedByKey.values()], updates };
}

function isSame(before: Row[string] | undefined, after: Row[string] | undefined): boolean {
  // Databases keep booleans as 0 and 1.
  return typeof after === 'boolean' ? Boolean(before) === after : (before ?? null) === (after ?? null);
}

function describe(name: string, before: Row, after: Row): string {
  const show = MOMENT.test(name) ? showMoment : shorten;
  return `${name} ${show(before[name])} → ${show(after[name])}`;
}

/** Attributes that hold epoch milliseconds; 0 means no moment. */
const MOMENT = /At$/;

function showMoment(value: Row[string] | undefined): string {
  return Number(value) > 0 ? writeMoment(Number(value)) : '–';
}

function shorten(value: Row[string] | undefined): string {
  const text = typeof value === 'boolean' ? String(Number(value)) : String(value ?? '–');
  return text.length > 24 ? `${text.slice(0, 24)}…` : text;
}
