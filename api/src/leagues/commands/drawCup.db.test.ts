import { importTournament } from '../../testing/importTournament.js';
import { type Manager, manager } from '../../testing/people.js';
import { BEFORE_THE_START, startTestApi, type TestApi } from '../../testing/testApi.js';
import { loadCup } from '../loadCup.js';
import { lockLeague } from '../storedLeague.js';
import { drawCup } from './drawCup.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  api.clock.set(BEFORE_THE_START);
});
afterAll(() => api.close());

async function headToHead(admin: Manager, members: readonly Manager[]): Promise<number> {
  const settings = { name: 'De Kantine', findable: true, mode: 'head-to-head' };
  const { body } = await admin.client.post(`league/team/${admin.teamId}`, settings);
  const leagueId: number = body.league.id;
  for (const { client, teamId } of members) await client.post(`league/${leagueId}/join/${teamId}`);
  return leagueId;
}

it('a cup is drawn and read on one connection, so that many at the same time do not wait for each other', async () => {
  const admin = await manager(api, {}, { roles: ['premium'] });
  const leagueId = await headToHead(admin, [await manager(api), await manager(api)]);
  const { context, database } = api;
  const { connectionManager } = database.sequelize;
  const cup = await context.withTransaction(async (transaction) => {
    const connections = jest.spyOn(connectionManager, 'getConnection');
    const league = await lockLeague(context, leagueId, transaction);
    const season = await drawCup(context, league, { weekId: 5 }, transaction);
    const drawnCup = await loadCup(context, league, season, transaction);
    expect(connections).not.toHaveBeenCalled();
    connections.mockRestore();
    return drawnCup;
  });
  expect(cup?.rounds[0]?.ties).toHaveLength(2);
});
