import type { Database } from '../../infra/db/database.js';
import { select } from '../../infra/db/select.js';

/** Bytes on disk of each table with its indexes. */
export async function tableBytes({
  sequelize,
  dialect,
}: Pick<Database, 'sequelize' | 'dialect'>): Promise<Readonly<Record<string, number>>> {
  const statement =
    dialect === 'mysql'
      ? `SELECT SUBSTRING_INDEX(name, '/', -1) AS name, file_size AS bytes
         FROM information_schema.innodb_sys_tablespaces WHERE name LIKE CONCAT(DATABASE(), '/%')`
      : `SELECT s.tbl_name AS name, SUM(d.pgsize) AS bytes FROM dbstat d JOIN sqlite_schema s ON s.name = d.name
         GROUP BY s.tbl_name`;
  const rows = await select<{ readonly name: string; readonly bytes: number }>(sequelize, statement, {});
  return Object.fromEntries(rows.map(({ name, bytes }) => [name, Number(bytes)]));
}
