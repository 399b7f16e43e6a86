import { randomBytes } from 'node:crypto';
import { createConnection } from 'mysql2/promise';
import type { BenchResult } from './bench.js';

/** Runs a bench on a database of its own; it is left out where there is no server. */
export async function onMariaDb(
  mysqlUrl: string | null,
  use: (databaseUrl: string) => Promise<BenchResult>,
): Promise<BenchResult> {
  if (mysqlUrl === null) return { lines: [], notes: ['Left out: no MariaDB was found.'] };
  return withDatabase(mysqlUrl, use);
}

/** Runs a bench on a file of SQLite and on MariaDB, where there is one, and puts the results together. */
export async function onBoth(
  file: string,
  mysqlUrl: string | null,
  use: (databaseUrl: string, where: string) => Promise<BenchResult>,
): Promise<BenchResult> {
  const results = [await use(`sqlite:${file}`, 'SQLite')];
  if (mysqlUrl !== null) results.push(await withDatabase(mysqlUrl, (url) => use(url, 'MariaDB')));
  return {
    lines: results.flatMap(({ lines }) => lines),
    figures: results.flatMap(({ figures = [] }) => figures),
    notes: mysqlUrl === null ? ['MariaDB was left out: no server was found.'] : [],
  };
}

/** Creates a database for the duration of `use`. */
export async function withDatabase<T>(
  mysqlUrl: string,
  use: (databaseUrl: string) => Promise<T>,
): Promise<T> {
  const name = `euro_bench_${randomBytes(4).toString('hex')}`;
  const connection = await createConnection(mysqlUrl);
  try {
    await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
    return await use(new URL(name, `${mysqlUrl}/`).href);
  } finally {
    await connection.query(`DROP DATABASE IF EXISTS ${name}`);
    await connection.end();
  }
}
