import type { Model, ModelStatic, Transaction } from 'sequelize';
import type { Row, RowChanges } from './rowChanges.js';

/** Rows in one statement. */
const CHUNK = 500;

/** Adds rows of one table, and sets the attributes that the updated rows have; their other columns keep what they hold. */
export async function writeRows(
  model: ModelStatic<Model>,
  { added, updated, befores }: Pick<RowChanges, 'added' | 'updated' | 'befores'>,
  transaction: Transaction,
): Promise<void> {
  for (const rows of chunks(added)) await model.bulkCreate([...rows], { transaction });
  const attributes = Object.keys(updated[0] ?? {});
  // An upsert of many rows is one statement, but the database checks each as a new row first: columns that have no
  // default must be there, so every row brings what is stored. Only `attributes` are written.
  const whole = updated.map((row, index) => ({ ...befores[index], ...row }));
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
