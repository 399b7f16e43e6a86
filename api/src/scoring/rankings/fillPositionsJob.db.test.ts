import { endpoints } from '@euro/api-contract';
import { seedTeams } from '../../demo/seedTeams.js';
import { importTournament } from '../../testing/importTournament.js';
import { signedIn } from '../../testing/people.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import type { TestClient } from '../../testing/testClient.js';
import { settleDue } from '../settlement/index.js';
import { fillPositionsJob } from './fillPositionsJob.js';

/** More than one part of a ranking. */
const TEAMS = 2_700;

let api: TestApi;
let fan: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  await seedTeams(api.context, { teams: TEAMS, weekId: 1, seed: 4 });
  const { client, userId } = await signedIn(api);
  fan = client;
  await api.database.models.Team.update({ userId }, { where: { id: 1_234 } });
  api.clock.set('2024-06-23T08:00:00Z');
  await settleDue(api.context);
});
afterAll(() => api.close());

async function ranking(query: string) {
  const { body } = await fan.get(`rankings/general?pageRecords=5&${query}`);
  return endpoints['GET rankings/{type}'].response.parse(body);
}

async function runJob(): Promise<void> {
  while ((await fillPositionsJob.run(api.context, 0)) === 'again');
}

const stored = () =>
  api.database.models.RankingPosition.findAll({
    order: ['weekId', 'version', 'firstWeek', 'part'],
    raw: true,
  });

it('stores the positions that a settlement would have stored', async () => {
  const { RankingPosition } = api.database.models;
  const before = await stored();
  expect(before.length).toBeGreaterThan(10);
  await RankingPosition.destroy({ where: {} });
  await runJob();
  expect(await stored()).toEqual(before);
});

it('is optional: own row and search return the same without it', async () => {
  const queries = ['', 'name=an', 'name=an&pageNumber=20'];
  const before = await Promise.all(queries.map(ranking));
  expect(before[0]?.own?.team.id).toBe(1_234);
  expect(before[2]?.data.length).toBeGreaterThan(0);
  await api.database.models.RankingPosition.destroy({ where: {} });
  expect(await Promise.all(queries.map(ranking))).toEqual(before);
  await runJob();
});

it('deletes positions of obsolete versions only', async () => {
  const before = await stored();
  const orphan = { weekId: 1, version: 999, firstWeek: 1, part: 0, positions: Buffer.alloc(4) };
  await api.database.models.RankingPosition.create(orphan);
  await runJob();
  expect(await stored()).toEqual(before);
});
