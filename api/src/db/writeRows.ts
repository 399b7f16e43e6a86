import type { Model, ModelStatic, Transaction } from 'sequelize';
import type { Row } from './rowChanges.js';

/** Rows in one statement. */
const CHUNK = 500;

/** Adds and updates rows of one table. */
export async function writeRows(
  model: ModelStatic<Model>,
  { added, updated }: { added: readonly Row[]; updated: readonly Row[] },
  transaction: Transaction,
): Promise<void> {
  for (const rows of chunks(added)) await model.bulkCreate([...rows], { transaction });
  for (const rows of chunks(updated)) {
    const [first] = rows;
    if (!first) continue;
    await model.bulkCreate(rows as never[], {
      transaction,
      updateOnDuplicate: Object.keys(first) as never[],
    });
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
