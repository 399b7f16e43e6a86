import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import LibsqlDatabase from 'libsql';
import { QueryTypes, type Sequelize } from 'sequelize';
import type { Database } from '../infra/db/database.js';
import { copyDatabase } from './fileDatabases.js';
import { readShared, runFolder, runName, share } from './run/testRun.js';

/** The rows that the first import of this run wrote at a moment of the game, for later tests. */
interface StoredCopy {
  /** A file, or a database on the server. */
  readonly place: string;
  readonly tables: readonly string[];
}

export interface TournamentCopy {
  /** Writes what an import at this moment would write; false when nothing was kept, or the import would meet rows. */
  write(): Promise<boolean>;
  /** Keeps what an import has written since. */
  keep(): Promise<void>;
}

/** @param kind which feed is imported */
export async function copyOfTournament(
  database: Database,
  moment: number,
  kind = 'tournament',
): Promise<TournamentCopy> {
  const name = `${kind}_${database.dialect}_${moment}`;
  const before = await filledTables(database);
  const isFirstImport = !before.has('competitions');
  return {
    async write() {
      const copy = isFirstImport ? readShared<StoredCopy>(name) : null;
      if (copy === null) return false;
      if (database.dialect === 'sqlite') await copyFromFile(database.sequelize, copy);
      else await copyOnServer(database.sequelize, copy);
      return true;
    },
    async keep() {
      if (!isFirstImport || readShared(name)) return;
      const tables = [...(await filledTables(database))].filter((table) => !before.has(table));
      const keepTables = database.dialect === 'sqlite' ? keepInFile : keepOnServer;
      share(name, { place: await keepTables(database.sequelize, tables), tables } satisfies StoredCopy);
    },
  };
}

async function filledTables({ sequelize, models }: Database): Promise<ReadonlySet<string>> {
  const counts = Object.values(models).map(
    ({ tableName }) => `(SELECT COUNT(*) FROM ${tableName}) AS ${tableName}`,
  );
  const [row = {}] = await sequelize.query<Record<string, number>>(`SELECT ${counts.join(', ')}`, {
    type: QueryTypes.SELECT,
  });
  return new Set(Object.keys(row).filter((table) => Number(row[table]) > 0));
}

async function fileOf(sequelize: Sequelize): Promise<string> {
  const [main] = await sequelize.query<{ file: string }>('PRAGMA database_list', { type: QueryTypes.SELECT });
  return main?.file ?? '';
}

async function keepInFile(sequelize: Sequelize): Promise<string> {
  const copy = join(runFolder, `tournament_${randomBytes(6).toString('hex')}.sqlite`);
  copyDatabase(await fileOf(sequelize), copy);
  return copy;
}

/** On its own connection: one that Sequelize knows is in a transaction, or attaches no second file. */
async function copyFromFile(sequelize: Sequelize, { place, tables }: StoredCopy): Promise<void> {
  const connection = new LibsqlDatabase(await fileOf(sequelize));
  try {
    connection.exec('PRAGMA foreign_keys = OFF; PRAGMA synchronous = OFF');
    connection.prepare('ATTACH DATABASE ? AS kept').run(place);
    const inserts = tables.map((table) => `INSERT INTO main.${table} SELECT * FROM kept.${table};`);
    // BEGIN IMMEDIATE would ask to write to the attached copy, too, which other workers read at the same time.
    connection.exec(`BEGIN; ${inserts.join(' ')} COMMIT;`);
  } finally {
    connection.close();
  }
}

async function keepOnServer(sequelize: Sequelize, tables: readonly string[]): Promise<string> {
  const copy = `${runName}_${randomBytes(6).toString('hex')}`;
  await sequelize.query(`CREATE DATABASE ${copy} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  for (const table of tables) {
    await sequelize.query(`CREATE TABLE ${copy}.${table} LIKE ${table}`);
    await sequelize.query(`INSERT INTO ${copy}.${table} SELECT * FROM ${table}`);
  }
  return copy;
}

async function copyOnServer(sequelize: Sequelize, { place, tables }: StoredCopy): Promise<void> {
  await sequelize.transaction(async (transaction) => {
    // The setting belongs to the connection, which others use afterwards.
    await sequelize.query('SET foreign_key_checks = 0', { transaction });
    try {
      for (const table of tables) {
        await sequelize.query(`INSERT INTO ${table} SELECT * FROM ${place}.${table}`, { transaction });
      }
    } finally {
      await sequelize.query('SET foreign_key_checks = 1', { transaction });
    }
  });
}
