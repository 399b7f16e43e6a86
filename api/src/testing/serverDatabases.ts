import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import type { DatabasePlace } from './databasePlace.js';
import { readShared, runFolder, runName, share } from './run/testRun.js';

// To migrate takes a server seconds, to make the finished tables half a second, to empty them a twentieth. So the
// first database of a run is migrated, the others are made like it, and a file that is done leaves its own to the next.

const serverUrl = process.env.TEST_DATABASE_URL ?? 'mysql://root@127.0.0.1:3306/';

/** The tables as the migrations left them. */
interface Schema {
  readonly tables: readonly string[];
  /** Statements that make the tables and their rows. */
  readonly create: readonly string[];
  readonly fill: readonly string[];
  /** Fingerprint of everything that a test could alter. */
  readonly fingerprint: string;
}

/** A free database on the server, as the migrations left it. */
export function placeOnServer(): Promise<DatabasePlace> {
  return onServer(async (server) => {
    const schema = readShared<Schema>('schema');
    const name = (schema && (await takeFree(server, schema))) ?? (await create(server, schema));
    return {
      url: new URL(name, serverUrl).href,
      isMigrated: schema !== null,
      keepSchema: () => onServer(async (connection) => share('schema', await readSchema(connection, name))),
      remove: async () => writeFileSync(join(freeFolder(), name), ''),
    };
  });
}

async function create(server: Connection, schema: Schema | null): Promise<string> {
  const name = `${runName}_${randomBytes(6).toString('hex')}`;
  await server.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  if (schema) await runIn(server, name, [...schema.create, ...schema.fill]);
  return name;
}

/** One that an earlier test is done with, emptied; null when all are in use. */
async function takeFree(server: Connection, schema: Schema): Promise<string | null> {
  for (const name of readdirSync(freeFolder())) {
    if (!take(name)) continue;
    await endConnections(server, name);
    // A test that alters tables keeps them: the end of the run removes them.
    if ((await fingerprint(server, name)) !== schema.fingerprint) continue;
    await runIn(server, name, [
      ...schema.tables.map((table) => `DELETE FROM ${table}`),
      ...(await countedOn(server, name)).map((table) => `ALTER TABLE ${table} AUTO_INCREMENT = 1`),
      ...schema.fill,
    ]);
    return name;
  }
  return null;
}

/** Only one of several processes gets it. */
function take(name: string): boolean {
  try {
    renameSync(join(freeFolder(), name), join(runFolder, name));
    return true;
  } catch {
    return false;
  }
}

function freeFolder(): string {
  const folder = join(runFolder, 'free');
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Connections of an earlier test must not affect the next one. */
async function endConnections(server: Connection, name: string): Promise<void> {
  const open = await select(server, 'SELECT id FROM information_schema.processlist WHERE db = ?', [name]);
  for (const { id } of open) await server.query('KILL ?', [Number(id)]).catch(() => {});
}

async function countedOn(server: Connection, name: string): Promise<string[]> {
  const rows = await select(
    server,
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = ? AND auto_increment > 1',
    [name],
  );
  return rows.map((row) => String(row.name));
}

async function readSchema(server: Connection, name: string): Promise<Schema> {
  const rows = await select(
    server,
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = ? ORDER BY table_name',
    [name],
  );
  const tables = rows.map((row) => String(row.name));
  const create: string[] = [];
  const fill: string[] = [];
  for (const table of tables) {
    const [definition] = await select(server, `SHOW CREATE TABLE ${name}.${table}`);
    create.push(String(definition?.['Create Table']));
    const values = (await select(server, `SELECT * FROM ${name}.${table}`)).map(Object.values);
    if (values.length > 0) fill.push(server.format(`INSERT INTO ${table} VALUES ?`, [values]));
  }
  return { tables, create, fill, fingerprint: await fingerprint(server, name) };
}

async function fingerprint(server: Connection, name: string): Promise<string> {
  const columns = await select(
    server,
    'SELECT table_name, column_name, column_type, is_nullable, column_default FROM information_schema.columns WHERE table_schema = ? ORDER BY 1, ordinal_position',
    [name],
  );
  const indexes = await select(
    server,
    'SELECT table_name, index_name, seq_in_index, column_name FROM information_schema.statistics WHERE table_schema = ? ORDER BY 1, 2, 3',
    [name],
  );
  return createHash('sha256')
    .update(JSON.stringify([columns, indexes]))
    .digest('hex');
}

function runIn(server: Connection, name: string, statements: readonly string[]): Promise<unknown> {
  return server.query(
    [`USE ${name}`, 'SET foreign_key_checks = 0', ...statements, 'SET foreign_key_checks = 1'].join(';\n'),
  );
}

async function select(
  server: Connection,
  sql: string,
  values: readonly unknown[] = [],
): Promise<RowDataPacket[]> {
  const [rows] = await server.query<RowDataPacket[]>(sql, [...values]);
  return rows;
}

async function onServer<T>(work: (server: Connection) => Promise<T>): Promise<T> {
  const server = await createConnection({ uri: serverUrl, multipleStatements: true });
  try {
    return await work(server);
  } finally {
    await server.end();
  }
}
