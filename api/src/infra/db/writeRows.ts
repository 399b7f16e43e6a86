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
  /** What is different in the rows of `updated`, in the same order. */
  readonly updates: readonly RowUpdate[];
}

/** A row that changes, by the name that reports give it. */
interface RowUpdate {
  readonly name: string;
  readonly fields: readonly FieldChange[];
}

/** An attribute that changes. */
export interface FieldChange {
  readonly field: string;
  readonly from: Row[string];
  readonly to: Row[string];
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
  const updates: RowUpdate[] = [];
  for (const row of rows) {
    const before = storedByKey.get(keyOf(row));
    storedByKey.delete(keyOf(row));
    if (!before) {
      addedRows.push(row);
      continue;
    }
    const fields = Object.keys(row)
      .filter((attribute) => !isSame(before[attribute], row[attribute]))
      .map((field) => changeOf(field, before[field] ?? null, row[field] ?? null));
    if (fields.length === 0) continue;
    updatedRows.push(row);
    befores.push(before);
    updates.push({ name: nameOf(row), fields });
  }
  return { added: addedRows, updated: updatedRows, befores, removed: [...storedByKey.values()], updates };
}

/** Databases keep booleans as 0 and 1. */
function changeOf(field: string, from: Row[string], to: Row[string]): FieldChange {
  return { field, from: typeof to === 'boolean' && from !== null ? Boolean(from) : from, to };
}

function isSame(before: Row[string] | undefined, after: Row[string] | undefined): boolean {
  // Databases keep booleans as 0 and 1.
  return typeof after === 'boolean' ? Boolean(before) === after : (before ?? null) === (after ?? null);
}

/** An update in words: `Musiala: value 85 → 90`. */
export function describeUpdate({ name, fields }: RowUpdate): string {
  return `${name}: ${fields.map(describeField).join(', ')}`;
}

function describeField({ field, from, to }: FieldChange): string {
  const show = isMoment(field) ? showMoment : shorten;
  return `${field} ${show(from)} → ${show(to)}`;
}

/** Whether an attribute holds epoch milliseconds; 0 means no moment. */
export const isMoment = (field: string) => /At$/.test(field);

function showMoment(value: Row[string]): string {
  return Number(value) > 0 ? writeMoment(Number(value)) : '–';
}

function shorten(value: Row[string]): string {
  const text = typeof value === 'boolean' ? String(Number(value)) : String(value ?? '–');
  return text.length > 24 ? `${text.slice(0, 24)}…` : text;
}
