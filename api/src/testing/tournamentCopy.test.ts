import LibsqlDatabase from 'libsql';
import { FixedClock } from '../infra/clock/fixedClock.js';
import { importTournament } from './importTournament.js';
import { readShared } from './run/testRun.js';
import { BEFORE_THE_START } from './testApi.js';
import { createTestDatabase, type TestDatabase, testDialect } from './testDatabase.js';

const clock = new FixedClock(BEFORE_THE_START);
const databases: TestDatabase[] = [];
afterAll(() => Promise.all(databases.map((database) => database.drop())));

async function importIntoNewDatabase(): Promise<number> {
  const database = await createTestDatabase();
  databases.push(database);
  await importTournament(database, clock);
  return database.models.Player.count();
}

const itOnSqlite = testDialect === 'sqlite' ? it : it.skip;

itOnSqlite('copies the tournament while another worker is copying it, too', async () => {
  const players = await importIntoNewDatabase();
  expect(players).toBeGreaterThan(0);
  const shared = readShared<{ readonly place: string }>(`tournament_${clock.now()}`);
  const otherWorker = new LibsqlDatabase(shared?.place ?? '');
  try {
    otherWorker.exec('BEGIN IMMEDIATE');
    expect(await importIntoNewDatabase()).toBe(players);
  } finally {
    otherWorker.close();
  }
});
