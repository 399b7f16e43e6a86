import { seedTeams } from '../../demo/seedTeams.js';
import { snapshotJob } from '../../scoring/live/snapshotJob.js';
import { matchdayJob } from '../../scoring/settlement/matchdayJob.js';
import { importTournament } from '../../testing/importTournament.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { TestClient } from '../../testing/testClient.js';
import { jobs } from './index.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  await seedTeams(api.context, { teams: 20, weekId: 1, seed: 3 });
});
afterAll(() => api.close());

const run = () => matchdayJob.run(api.context, api.clock.now());
const ranking = async () => (await new TestClient(api.url).get('rankings/general')).body;

it('check the snapshot and the matchdays every second', () => {
  expect(jobs).toEqual(expect.arrayContaining([snapshotJob, matchdayJob]));
  expect([snapshotJob.everyMs, matchdayJob.everyMs]).toEqual([1_000, 1_000]);
});

it('publish a confirmed matchday soon after the clock was set beyond it, and log it', async () => {
  api.clock.set('2024-06-23T08:00:00Z');
  expect(await ranking()).toMatchObject({ weekId: null });
  await run();
  expect(await ranking()).toMatchObject({ weekId: 2, confirmed: true, totalRecords: 20 });
  expect(api.logLines.filter((line) => line.includes('matchday settled'))).toHaveLength(2);
});

it('take results back when the clock was set back', async () => {
  api.clock.set('2024-06-19T08:00:00Z');
  await run();
  expect(await ranking()).toMatchObject({ weekId: 1 });
  expect(api.logLines.some((line) => line.includes('taken back'))).toBe(true);
});

it('see changes of another process within a second', async () => {
  await snapshotJob.run(api.context, api.clock.now());
  await api.database.models.Player.update({ value: 95 }, { where: { id: 110 } });
  await api.database.models.FeedImport.create({ competitionId: 1, importedAt: 0, changes: 1 });
  const value = async () => (await new TestClient(api.url).get('player/110')).body.player.value;
  expect(await value()).toBe(8.6);
  await snapshotJob.run(api.context, api.clock.now());
  expect(await value()).toBe(9.5);
});
