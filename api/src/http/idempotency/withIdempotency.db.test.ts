import { importTournament } from '../../testing/importTournament.js';
import { manager } from '../../testing/people.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
});
afterAll(() => api.close());

it('stores an answer deflated, and returns one that a process of the release before stored', async () => {
  const { client, teamId } = await manager(api, {}, { roles: ['premium'] });
  const headers = { 'idempotency-key': 'once' };
  const send = () => client.post(`league/team/${teamId}`, { name: 'De Kantine' }, { headers });
  const { status, body } = await send();
  expect(status).toBe(200);
  const { IdempotencyKey } = api.database.models;
  const row = await IdempotencyKey.findOne({ where: { key: 'once' }, rejectOnEmpty: true });
  expect([row.answer, row.packedAnswer]).toEqual([null, expect.anything()]);
  expect((await send()).body).toEqual(body);
  await row.update({ answer: JSON.stringify(body), packedAnswer: null });
  expect((await send()).body).toEqual(body);
});
