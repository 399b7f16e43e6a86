import { endpoints } from '@euro/api-contract';
import { seedTeams } from '../../../demo/seedTeams.js';
import { settleDue } from '../../../scoring/settlement/index.js';
import { importTournament } from '../../../testing/importTournament.js';
import { startTestApi, type TestApi } from '../../../testing/testApi.js';
import { refusal, TestClient } from '../../../testing/testClient.js';

let api: TestApi;
let visitor: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  await seedTeams(api.context, { teams: 5, weekId: 1, seed: 1 });
  visitor = new TestClient(api.url);
});
afterAll(() => api.close());

async function top(weekId: number | string, now: string) {
  api.clock.set(now);
  await settleDue(api.context);
  return visitor.get(`matchday/${weekId}/top-lineup`);
}

it('is the best eleven and coach of the matchday, with points that add up', async () => {
  const { body } = await top(1, '2024-06-19T08:00:00Z');
  expect(endpoints['GET matchday/{weekId}/top-lineup'].response.parse(body)).toEqual(body);
  expect(body).toMatchObject({
    weekId: 1,
    confirmed: true,
    formation: expect.stringMatching(/^[345]-[345]-[123]$/),
  });
  expect(body.players).toHaveLength(12);
  expect(body.players[0]).toMatchObject({ positionId: 0, points: 3 });
  expect(body.players.reduce((sum: number, { points }: { points: number }) => sum + points, 0)).toBe(
    body.points,
  );
  const { body: all } = await visitor.get('players');
  const pointsOf = new Map(
    all.players.map((player: { id: number; points: number }) => [player.id, player.points]),
  );
  for (const { playerId, points } of body.players) expect(points).toBe(pointsOf.get(playerId));
});

it('changes while matches run, provisionally', async () => {
  const early = await top(2, '2024-06-19T13:30:00Z');
  expect(early.body).toMatchObject({ confirmed: false });
  const later = await top(2, '2024-06-19T19:30:00Z');
  expect(later.body.points).toBeGreaterThan(early.body.points);
});

it('does not exist before the first kick-off, nor for an unknown matchday', async () => {
  expect(await top(3, '2024-06-19T08:00:00Z')).toMatchObject({
    status: 404,
    body: refusal('nothing-to-show-yet'),
  });
  expect(await top(9, '2024-06-19T08:00:00Z')).toMatchObject({ status: 404, body: refusal('not-found') });
});
