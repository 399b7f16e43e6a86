import { rmSync } from 'node:fs';
import { createConnection } from 'mysql2/promise';

/** Removes every database of the run, also of tests that were stopped before they could. */
export default async function end() {
  const { API_TEST_RUN: run, API_TEST_FOLDER: folder, API_TEST_DATABASE: database } = process.env;
  if (folder) rmSync(folder, { recursive: true, force: true });
  if (!run || (database !== 'mysql' && database !== 'each')) return;
  const connection = await connect();
  if (!connection) return;
  try {
    const [databases] = await connection.query(
      'SELECT schema_name AS name FROM information_schema.schemata WHERE schema_name LIKE ?',
      [`${run.replaceAll('_', '\\_')}%`],
    );
    for (const { name } of databases) await connection.query('DROP DATABASE ??', [name]);
  } finally {
    await connection.end();
  }
}

/** Null without a server: with `API_TEST_DATABASE=each`, files on SQLite need none. */
async function connect() {
  try {
    return await createConnection(process.env.TEST_DATABASE_URL ?? 'mysql://root@127.0.0.1:3306/');
  } catch (error) {
    if (process.env.API_TEST_DATABASE === 'each' && error.code === 'ECONNREFUSED') return null;
    throw error;
  }
}
