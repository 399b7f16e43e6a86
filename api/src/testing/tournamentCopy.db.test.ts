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

it('copies the tournament while another worker is copying it, too', async () => {
  const players = await importIntoNewDatabase();
  expect(players).toBeGreaterThan(0);
  const otherWorker = holdCopy();
  try {
    expect(await Promise.all([importIntoNewDatabase(), importIntoNewDatabase()])).toEqual([players, players]);
  } finally {
    otherWorker?.close();
  }
});

/** Another worker in the middle of its copy; on a server readers hold nothing. */
function holdCopy(): LibsqlDatabase.Database | null {
  if (testDialect !== 'sqlite') return null;
  const shared = readShared<{ readonly place: string }>(`tournament_sqlite_${clock.now()}`);
  const otherWorker = new LibsqlDatabase(shared?.place ?? '');
  otherWorker.exec('BEGIN IMMEDIATE');
  return otherWorker;
}
