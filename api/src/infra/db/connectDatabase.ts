import { closeSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { Sequelize } from 'sequelize';
import { defineModels } from '../../models/index.js';
import type { Database } from './database.js';
import { createDatabaseTime } from './databaseTime.js';
import { createDiskSpace } from './diskSpace.js';
import { makeFolder } from './makeFolder.js';
import { openMysql } from './openMysql.js';
import { openReplicas } from './replicas/openReplicas.js';
import { BUSY_TIMEOUT, sqliteDialectModule } from './sqliteDriver.js';
import { createTransactions } from './transaction.js';

const POOL_SIZE = 10;
const STATEMENT_TIMEOUT = 5_000;
/** Connections reserved for readers, and the minimum number of concurrent changes. */
const LEFT_TO_READERS = 3;
const MIN_CHANGES = 2;

export interface ConnectOptions {
  /** MySQL: connections in the pool. */
  readonly poolSize?: number;
  /**
   * Milliseconds for a statement, unless it is part of a call or of long work; 5,000 unless said otherwise. SQLite: as
   * long a statement waits for another process that writes, and 10,000 at least.
   */
  readonly statementTimeout?: number;
  /** MySQL: servers that follow this one, for reads that may be seconds old. */
  readonly replicaUrls?: readonly string[];
  /** SQLite: false trades durability on a power cut for speed (tests). */
  readonly durable?: boolean;
  /** SQLite: the most pages that the file may have when a connection is opened, as on a small disk (tests). */
  readonly maxPages?: () => number;
  /** Epoch milliseconds of this machine, which may be wrong (tests). */
  readonly localNow?: () => number;
}

/**
 * Opens `sqlite:<file>` or `mysql://user:password@host:port/database`.
 * @throws an Error whose message is one sentence for the operator when the URL is wrong or the database can't be
 * reached.
 */
export async function connectDatabase(url: string, options: ConnectOptions = {}): Promise<Database> {
  const { poolSize = POOL_SIZE, statementTimeout = STATEMENT_TIMEOUT, replicaUrls = [] } = options;
  const sequelize = url.startsWith('sqlite:')
    ? openSqlite(url, options)
    : openMysql(url, { poolSize, statementTimeout });
  try {
    await sequelize.authenticate();
    // Readers continue while one process writes; the setting is stored in the file.
    if (sequelize.getDialect() === 'sqlite') await sequelize.query('PRAGMA journal_mode = WAL');
  } catch (error) {
    const reason = error instanceof Error ? error.message || String(error) : String(error);
    throw new Error(`The database at ${withoutPassword(url)} can't be used: ${reason.split('\n')[0]}`, {
      cause: error,
    });
  }
  const diskSpace = createDiskSpace(sequelize);
  return {
    sequelize,
    diskSpace,
    time: createDatabaseTime(sequelize, options.localNow),
    replicas: openReplicas(sequelize, replicaUrls, poolSize),
    models: defineModels(sequelize),
    dialect: sequelize.getDialect() === 'sqlite' ? 'sqlite' : 'mysql',
    changesAtOnce: { min: MIN_CHANGES, max: Math.max(MIN_CHANGES, poolSize - LEFT_TO_READERS) },
    ...createTransactions(sequelize, diskSpace.note),
  };
}

function openSqlite(url: string, options: ConnectOptions): Sequelize {
  const storage = url.slice('sqlite:'.length).replace(/^\/\/(?=\/)/, '');
  if (storage === '') throw new Error('DATABASE_URL names no file: write sqlite:<path of the file>.');
  try {
    makeFolder(dirname(storage));
    // The driver only says "14" where the operating system says why.
    // Readable by nobody else; SQLite gives its log the same permissions.
    closeSync(openSync(storage, 'a', 0o600));
  } catch (error) {
    throw new Error(`The database file can't be used: ${(error as Error).message}.`, { cause: error });
  }
  const sequelize = new Sequelize({
    dialect: 'sqlite',
    dialectModule: sqliteDialectModule({
      durable: options.durable ?? true,
      maxPages: options.maxPages,
      busyTimeout: Math.max(BUSY_TIMEOUT, options.statementTimeout ?? 0),
    }),
    storage,
    logging: false,
  });
  // Every transaction has a connection of its own: one that can't be ended must not keep it, its files and its locks.
  const { connectionManager } = sequelize;
  connectionManager.destroyConnection = async (connection) => connectionManager.releaseConnection(connection);
  return sequelize;
}

function withoutPassword(url: string): string {
  return url.replace(/\/\/([^:@/]*):[^@/]*@/, '//$1@');
}
