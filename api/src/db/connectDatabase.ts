import { closeSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import mysql2 from 'mysql2';
import { Sequelize } from 'sequelize';
import { defineModels } from '../models/index.js';
import type { Database } from './database.js';
import { makeFolder } from './makeFolder.js';
import { sqliteDialectModule } from './sqliteDriver.js';
import { createTransactions } from './transaction.js';

export interface ConnectOptions {
  /** MySQL: connections in the pool. */
  readonly poolSize?: number;
  /** SQLite: false trades durability on a power cut for speed (tests). */
  readonly durable?: boolean;
}

/**
 * Opens `sqlite:<file>` or `mysql://user:password@host:port/database`.
 * @throws an Error whose message is one sentence for the operator when the URL is wrong or the database can't be reached.
 */
export async function connectDatabase(url: string, options: ConnectOptions = {}): Promise<Database> {
  const sequelize = url.startsWith('sqlite:') ? openSqlite(url, options) : openMysql(url, options);
  try {
    await sequelize.authenticate();
    // Readers go on while one process writes; the setting stays with the file.
    if (sequelize.getDialect() === 'sqlite') await sequelize.query('PRAGMA journal_mode = WAL');
  } catch (error) {
    const reason = error instanceof Error ? error.message || String(error) : String(error);
    throw new Error(`The database at ${withoutPassword(url)} can't be used: ${reason.split('\n')[0]}`, {
      cause: error,
    });
  }
  return {
    sequelize,
    models: defineModels(sequelize),
    dialect: sequelize.getDialect() === 'sqlite' ? 'sqlite' : 'mysql',
    ...createTransactions(sequelize),
  };
}

function openSqlite(url: string, options: ConnectOptions): Sequelize {
  const storage = url.slice('sqlite:'.length).replace(/^\/\/(?=\/)/, '');
  if (storage === '') throw new Error('DATABASE_URL names no file: write sqlite:<path of the file>.');
  try {
    makeFolder(dirname(storage));
    // The driver only says "14" where the operating system says why.
    closeSync(openSync(storage, 'a'));
  } catch (error) {
    throw new Error(`The database file can't be used: ${(error as Error).message}.`, { cause: error });
  }
  return new Sequelize({
    dialect: 'sqlite',
    dialectModule: sqliteDialectModule(options.durable ?? true),
    storage,
    logging: false,
  });
}

function openMysql(url: string, options: ConnectOptions): Sequelize {
  if (!/^(mysql|mariadb):\/\//.test(url) || !URL.canParse(url)) {
    throw new Error('DATABASE_URL must read sqlite:<file> or mysql://user:password@host:3306/database.');
  }
  const { hostname, port, username, password, pathname } = new URL(url);
  if (pathname.length < 2)
    throw new Error('DATABASE_URL names no database: write mysql://user:password@host:3306/database.');
  return new Sequelize(
    decodeURIComponent(pathname.slice(1)),
    decodeURIComponent(username),
    decodeURIComponent(password),
    {
      dialect: 'mysql',
      dialectModule: mysql2,
      host: hostname,
      port: Number(port || 3306),
      // SUM and AVG answer numbers, as they do on SQLite. Columns are numbers, texts and bytes, which the driver reads by
      // itself: asking Sequelize about each field takes longer than all the rest.
      dialectOptions: { decimalNumbers: true, charset: 'utf8mb4', typeCast: true },
      pool: { max: options.poolSize ?? 10, min: 0, acquire: 5_000, idle: 10_000 },
      hooks: { afterConnect: (connection) => readRepeatably(connection as mysql2.Connection) },
      logging: false,
    },
  );
}

/** Once for each connection instead of before each transaction. */
function readRepeatably(connection: mysql2.Connection): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.query('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ', (error) =>
      error ? reject(error) : resolve(),
    );
  });
}

function withoutPassword(url: string): string {
  return url.replace(/\/\/([^:@/]*):[^@/]*@/, '//$1@');
}
