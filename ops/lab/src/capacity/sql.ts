import type { Database } from '@euro/api/testing';
import type { Transaction } from 'sequelize';

type Sql = Pick<Database, 'sequelize' | 'dialect'>;
export type Values = Readonly<Record<string, number | string>>;

/** SQL that joins texts. */
export function concatenate({ dialect }: Pick<Sql, 'dialect'>, ...parts: readonly string[]): string {
  return dialect === 'mysql' ? `CONCAT(${parts.join(', ')})` : parts.join(' || ');
}

/** Runs a statement that answers nothing. */
export async function run(
  { sequelize }: Pick<Sql, 'sequelize'>,
  statement: string,
  replacements: Values = {},
  transaction?: Transaction,
): Promise<void> {
  await sequelize.query(statement, { replacements, ...(transaction ? { transaction } : {}) });
}

/** Rows in one statement. */
const ROWS = 1_000;

/** Creates a table and fills it. @param columns SQL of each column by its name */
export async function createTable(
  { sequelize, withTransaction }: Pick<Database, 'sequelize' | 'withTransaction'>,
  name: string,
  columns: Readonly<Record<string, string>>,
  rows: readonly (readonly (number | string)[])[],
): Promise<void> {
  const names = Object.keys(columns);
  const columnDefinitions = names.map((column) => `${column} ${columns[column]}`);
  await sequelize.query(`CREATE TABLE ${name} (${columnDefinitions.join(', ')})`);
  await withTransaction(async (transaction) => {
    for (let start = 0; start < rows.length; start += ROWS) {
      const some = rows.slice(start, start + ROWS);
      const places = some.map(() => `(${names.map(() => '?').join(',')})`);
      await sequelize.query(`INSERT INTO ${name} (${names.join(', ')}) VALUES ${places.join(',')}`, {
        replacements: some.flat(),
        transaction,
      });
    }
  });
}
