import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from './connectDatabase.js';
import { SqliteDriver } from './sqliteDriver.js';
import { withStatementTimeout, withTimeBudget } from './timeBudget.js';

let folder: string;
let first: SqliteDriver;
let second: SqliteDriver;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'euro-sqlite-'));
  first = await open();
  second = await open();
  await run(first, 'PRAGMA journal_mode = WAL');
  await run(first, 'CREATE TABLE t (id INTEGER PRIMARY KEY AUTOINCREMENT, value, name TEXT UNIQUE)');
});
afterEach(() => {
  first.close();
  second.close();
  rmSync(folder, { recursive: true, force: true });
});

function open(busyTimeout?: number): Promise<SqliteDriver> {
  return new Promise((resolve) => {
    const driver: SqliteDriver = new SqliteDriver(
      join(folder, 'a.sqlite'),
      { durable: false, busyTimeout },
      () => resolve(driver),
    );
  });
}

interface Outcome {
  readonly rows: unknown[];
  readonly lastID: number;
  readonly changes: number;
}

function run(
  driver: SqliteDriver,
  sql: string,
  parameters: unknown[] | Record<string, unknown> = [],
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    driver.all(sql, parameters, function (error, rows = []) {
      if (error) reject(error);
      else resolve({ rows, lastID: this.lastID, changes: this.changes });
    });
  });
}

it('binds JavaScript values and returns what SQLite stores', async () => {
  const values = [true, false, null, undefined, 1.5, 1_718_784_000_123, 'Kroatië 🇭🇷'];
  for (const value of values) await run(first, 'INSERT INTO t (value) VALUES ($value)', { $value: value });
  const { rows } = await run(first, 'SELECT value FROM t ORDER BY id');
  expect(rows.map((row) => (row as { value: unknown }).value)).toEqual([
    1,
    0,
    null,
    null,
    1.5,
    1_718_784_000_123,
    'Kroatië 🇭🇷',
  ]);
});

it('throws for an unknown kind of value instead of ending the process', async () => {
  await expect(run(first, 'INSERT INTO t (value) VALUES (?)', [Symbol('x')])).rejects.toThrow(/symbol/);
  await expect(run(first, 'INSERT INTO t (value) VALUES (?)', [{}])).rejects.toThrow(/object/);
});

it('returns the new id and the number of changes', async () => {
  expect(await run(first, "INSERT INTO t (name) VALUES ('a')")).toMatchObject({ lastID: 1, changes: 1 });
  expect(await run(first, "INSERT INTO t (name) VALUES ('b')")).toMatchObject({ lastID: 2, changes: 1 });
  expect(await run(first, 'UPDATE t SET value = 1')).toMatchObject({ changes: 2 });
});

it('waits for another writer without blocking the process', async () => {
  await run(first, 'BEGIN IMMEDIATE');
  await run(first, "INSERT INTO t (name) VALUES ('first')");
  const waiting = run(second, 'BEGIN IMMEDIATE');
  await new Promise((resolve) => setTimeout(resolve, 50));
  await run(first, 'COMMIT');
  await waiting;
  await run(second, "INSERT INTO t (name) VALUES ('second')");
  await run(second, 'COMMIT');
  expect((await run(first, 'SELECT name FROM t ORDER BY id')).rows).toEqual([
    { name: 'first' },
    { name: 'second' },
  ]);
});

it('waits for a long import of another process only in work that may take as long', async () => {
  const impatient = await open(20);
  await run(first, 'BEGIN IMMEDIATE');
  const write = () => run(impatient, 'INSERT INTO t (value) VALUES (2)');
  await expect(write()).rejects.toThrow('database is locked');
  const waiting = withStatementTimeout(10_000, write);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await run(first, 'COMMIT');
  expect((await waiting).changes).toBe(1);
  impatient.close();
});

it('commits after a failed statement', async () => {
  await run(first, "INSERT INTO t (name) VALUES ('taken')");
  await run(first, 'BEGIN IMMEDIATE');
  await expect(run(first, 'INSERT INTO t (name) VALUES (?)', ['taken'])).rejects.toMatchObject({
    code: 'SQLITE_CONSTRAINT_UNIQUE',
  });
  await run(first, "INSERT INTO t (name) VALUES ('free')");
  await run(first, 'COMMIT');
  expect((await run(second, 'SELECT COUNT(*) AS rows FROM t')).rows).toEqual([{ rows: 2 }]);
});

it('queues a write outside a transaction, too, and commits later transactions', async () => {
  await run(first, 'BEGIN IMMEDIATE');
  const waiting = run(second, 'INSERT INTO t (name) VALUES (?)', ['late']);
  await new Promise((resolve) => setTimeout(resolve, 30));
  await run(first, 'COMMIT');
  expect(await waiting).toMatchObject({ changes: 1 });
  await run(second, 'BEGIN IMMEDIATE');
  await run(second, "INSERT INTO t (name) VALUES ('later')");
  await run(second, 'COMMIT');
});

it('releases the lock of a transaction that was open when it was closed', async () => {
  await run(first, 'BEGIN IMMEDIATE');
  await run(first, "INSERT INTO t (name) VALUES ('a')");
  first.close();
  // Answered at once or not at all: no time is left to wait in.
  await withTimeBudget(1, () => run(second, 'BEGIN IMMEDIATE'));
  expect((await run(second, 'SELECT * FROM t')).rows).toEqual([]);
});

it('a new database and its log can be read by their owner only', async () => {
  const parent = join(folder, 'new');
  const { sequelize } = await connectDatabase(`sqlite:${join(parent, 'game.sqlite')}`);
  await sequelize.query('CREATE TABLE t (id INTEGER PRIMARY KEY)');
  const modes = readdirSync(parent).map((name) => [name, statSync(join(parent, name)).mode & 0o077]);
  await sequelize.close();
  expect(modes).toEqual(
    expect.arrayContaining([
      ['game.sqlite', 0],
      ['game.sqlite-wal', 0],
    ]),
  );
  expect(modes.filter(([, others]) => others !== 0)).toEqual([]);
});
