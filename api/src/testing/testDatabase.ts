import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { connectDatabase } from '../db/connectDatabase.js';
import type { Database } from '../db/database.js';
import { migrate } from '../db/migrate.js';

export interface TestDatabase extends Database {
  readonly url: string;
  /** Closes the connection and removes the database. */
  drop(): Promise<void>;
}

/** Which database the suite runs on. */
export const testDialect = process.env.API_TEST_DATABASE === 'mysql' ? 'mysql' : 'sqlite';
const serverUrl = process.env.TEST_DATABASE_URL ?? 'mysql://root@127.0.0.1:3306/';

/** A fresh, migrated database of its own: a temporary file, or a uniquely named one on the server. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const place = testDialect === 'mysql' ? await createOnServer() : createFile();
  const database = await connectDatabase(place.url, { durable: false, poolSize: 12 });
  await migrate(database);
  return {
    ...database,
    url: place.url,
    async drop() {
      await database.sequelize.close();
      await place.remove();
    },
  };
}

function createFile() {
  const folder = mkdtempSync(join(tmpdir(), 'euro-test-'));
  return {
    url: `sqlite:${join(folder, 'game.sqlite')}`,
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function createOnServer() {
  const name = `euro_test_${randomBytes(6).toString('hex')}`;
  await onServer(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  return { url: new URL(name, serverUrl).href, remove: () => onServer(`DROP DATABASE ${name}`) };
}

async function onServer(sql: string): Promise<void> {
  const connection = await createConnection(serverUrl);
  try {
    await connection.query(sql);
  } finally {
    await connection.end();
  }
}
