import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '@euro/release';
import { temporaryFolder } from '@euro/release/testing';
import { createConnection } from 'mysql2/promise';

const SERVER = process.env.TEST_DATABASE_URL ?? 'mysql://root@127.0.0.1:3306';
const NAME = `restore_test_${process.pid}`;
const addressOf = (database: string) => `${SERVER.replace(/\/$/, '')}/${database}`;

let folder: string;

async function onServer<T>(statement: string): Promise<T> {
  const connection = await createConnection({ uri: addressOf('') });
  try {
    const [rows] = await connection.query(statement);
    return rows as T;
  } finally {
    await connection.end();
  }
}

/** Runs a program of the repository. */
function run(program: string, words: readonly string[], databaseUrl: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(REPOSITORY, program), ...words], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: databaseUrl, DEMO: '1' },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

const restore = (words: readonly string[], databaseUrl = addressOf(NAME)) =>
  run('ops/tooling/bin/restore.mjs', words, databaseUrl);

beforeAll(async () => {
  folder = temporaryFolder();
  await onServer(`CREATE DATABASE ${NAME}`);
  const { status, output } = run('ops/tooling/bin/game.mjs', ['seed-demo'], addressOf(NAME));
  if (status !== 0) throw new Error(output);
}, 240_000);
afterAll(async () => {
  for (const name of [NAME, `${NAME}_new`]) await onServer(`DROP DATABASE IF EXISTS ${name}`);
  rmSync(folder, { recursive: true, force: true });
});

const databases = async () =>
  (await onServer<{ name: string }[]>('SELECT schema_name AS name FROM information_schema.schemata'))
    .map(({ name }) => name)
    .filter((name) => name.startsWith(NAME));

describe('npm run restore', () => {
  it('--check restores a backup into a new database, finds it equal, and removes it', async () => {
    const { status, output } = restore(['--check']);
    expect([status, output]).toEqual([0, expect.stringContaining('The backup can be restored.')]);
    const digests = [...output.matchAll(/sha256 ([0-9a-f]{64})/g)].map(([, digest]) => digest);
    expect(digests).toEqual([digests[0], digests[0]]);
    expect(output).toMatch(/Matchday 1: confirmed.*\n {2}digest [0-9a-f]{64}/);
    expect(await databases()).toEqual([NAME]);
  }, 120_000);

  it('--check fails for a backup that is broken, and leaves no database', async () => {
    const file = join(folder, 'broken.sql');
    writeFileSync(file, 'CREATE TABLE users (id int;');
    const { status, output } = restore(['--check', file]);
    expect([status, output]).toEqual([1, expect.stringContaining('You have an error in your SQL syntax')]);
    expect(await databases()).toEqual([NAME]);
  }, 120_000);

  it('--into fills an empty database, and refuses any other', async () => {
    const file = join(folder, 'backup.sql');
    writeFileSync(file, 'CREATE TABLE users (id int); INSERT INTO users VALUES (7);');
    await onServer(`CREATE DATABASE ${NAME}_new`);
    const words = [file, '--into', addressOf(`${NAME}_new`)];
    expect(restore(words)).toMatchObject({
      status: 0,
      output: expect.stringContaining('npm run game -- migrate'),
    });
    expect(await onServer(`SELECT id FROM ${NAME}_new.users`)).toEqual([{ id: 7 }]);
    expect(restore(words)).toEqual({
      status: 1,
      output: expect.stringContaining('has 1 tables: only an empty database is restored into.'),
    });
  }, 120_000);

  it('--check copies and reads the file of SQLite, too', () => {
    const url = `sqlite:${join(folder, 'game.sqlite')}`;
    expect(run('ops/tooling/bin/game.mjs', ['migrate'], url).status).toBe(0);
    // No competition yet: what the API says of the copy is said.
    expect(restore(['--check'], url)).toEqual({
      status: 1,
      output: expect.stringContaining('There is no competition yet'),
    });
    expect(readFileSync(join(folder, 'game.sqlite')).length).toBeGreaterThan(0);
  }, 120_000);

  it('explains itself when the words are others', () => {
    expect(restore([])).toEqual({ status: 1, output: expect.stringContaining('Usage: npm run restore') });
  });
});
