import { randomBytes } from 'node:crypto';
import { createConnection } from 'mysql2/promise';

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
