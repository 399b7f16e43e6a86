import { type Database, select } from '@euro/api/testing';

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

/**
 * Bytes of the pages that a table's rows and indexes are in: also right for a table of some thousand rows, whose file
 * grows by megabytes. Rows must not be so large that they have pages of their own.
 */
export async function pageBytes(
  database: Pick<Database, 'sequelize' | 'dialect'>,
  table: string,
): Promise<number> {
  const { sequelize, dialect } = database;
  if (dialect !== 'mysql') return (await tableBytes(database))[table] ?? 0;
  await sequelize.query(`ANALYZE TABLE ${table}`);
  const [row] = await select<{ readonly bytes: number }>(
    sequelize,
    `SELECT SUM(stat_value) * @@innodb_page_size AS bytes FROM mysql.innodb_index_stats
     WHERE database_name = DATABASE() AND table_name = :table AND stat_name = 'n_leaf_pages'`,
    { table },
  );
  return Number(row?.bytes ?? 0);
}
