import { FixedClock } from '../../infra/clock/fixedClock.js';
import { importTournament } from '../../testing/importTournament.js';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.js';
import { refreshSnapshot, trustedSnapshot } from './currentSnapshot.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await importTournament(database, new FixedClock('2024-06-10T08:00:00Z'));
});
afterAll(() => database.drop());

it('is used for a while after it was refreshed', async () => {
  await refreshSnapshot(database);
  expect(trustedSnapshot(database)).not.toBeNull();
});

it.each([
  ['', false, 3_500],
  [', sooner where replicas answer for a silent primary', true, 2_000],
])('is not used when the database responded so late that it may be outdated%s', async (_where, exist, by) => {
  const now = Date.now.bind(Date);
  let late = 0;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + late);
  const refreshed = refreshSnapshot({ ...database, replicas: { ...database.replicas, exist } });
  late = by;
  await refreshed;
  expect(trustedSnapshot(database)).toBeNull();
  clock.mockRestore();
});
