import { rmSync } from 'node:fs';
import { createConnection } from 'mysql2/promise';

/** Removes every database of the run, also of tests that were stopped before they could. */
export default async function end() {
  const { API_TEST_RUN: run, API_TEST_FOLDER: folder } = process.env;
  if (folder) rmSync(folder, { recursive: true, force: true });
  if (!run || process.env.API_TEST_DATABASE !== 'mysql') return;
  const connection = await createConnection(process.env.TEST_DATABASE_URL ?? 'mysql://root@127.0.0.1:3306/');
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
