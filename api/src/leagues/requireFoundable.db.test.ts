import { leagueOf } from '../testing/chatting.js';
import { importTournament } from '../testing/importTournament.js';
import { startTestApi, type TestApi } from '../testing/testApi.js';
import { requireFoundable } from './requireFoundable.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
});
afterAll(() => api.close());

it('a league to found again is judged on one connection, so that many at the same time do not wait', async () => {
  const { leagueId, admin } = await leagueOf(api, 1);
  const founding = { leagueId, competitionId: 1, userId: admin.userId };
  const connections = jest.spyOn(api.database.sequelize.connectionManager, 'getConnection');
  const result = api.context.withTransaction(async (transaction) => {
    connections.mockClear();
    await requireFoundable(api.context, founding, transaction);
  });
  await expect(result).rejects.toMatchObject({ code: 'league-again-refused' });
  expect(connections).not.toHaveBeenCalled();
});
