import { connectDatabase } from '../infra/db/connectDatabase.js';
import type { Database } from '../infra/db/database.js';
import { migrate } from '../infra/db/migrate.js';
import { placeInFile } from './fileDatabases.js';
import { recordStatements } from './recordStatements.js';
import { placeOnServer } from './serverDatabases.js';

export interface TestDatabase extends Database {
  readonly url: string;
  /** Closes the connection and removes the database. */
  drop(): Promise<void>;
}

/** The database on which this test file runs: `API_TEST_DATABASE`, SQLite when unset. */
export const testDialect = process.env.API_TEST_DATABASE === 'mysql' ? 'mysql' : 'sqlite';

/** A busy machine must not fail a statement: nothing in a test waits for this limit. */
const OPTIONS = { durable: false, poolSize: 12, statementTimeout: 60_000 };

/** A migrated database without any row of an earlier test: a temporary file, or one on the server. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const place = testDialect === 'mysql' ? await placeOnServer() : placeInFile();
  const database = await connectDatabase(place.url, OPTIONS);
  if (!place.isMigrated) {
    await migrate(database);
    await place.keepSchema();
  }
  recordStatements(database.sequelize);
  return {
    ...database,
    url: place.url,
    async drop() {
      await database.sequelize.close();
      await place.remove();
    },
  };
}

/** An existing database. */
export interface DatabaseToJoin extends Pick<TestDatabase, 'url'> {
  readonly replicaUrls?: readonly string[];
  /** Epoch milliseconds of the machine that joins. */
  readonly localNow?: () => number;
}

/** The same database on other connections, as a second process has it; `drop` only closes them. */
export async function joinTestDatabase({
  url,
  replicaUrls = [],
  localNow,
}: DatabaseToJoin): Promise<TestDatabase> {
  const database = await connectDatabase(url, { ...OPTIONS, replicaUrls, ...(localNow && { localNow }) });
  recordStatements(database.sequelize);
  return { ...database, url, drop: () => database.sequelize.close() };
}
