import { importTournament } from '../../testing/importTournament.js';
import { signedIn } from '../../testing/people.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { refusal, TestClient } from '../../testing/testClient.js';

const MUSIALA = 110;
const NEUER = 101;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
});
afterAll(() => api.close());

describe('the watch list', () => {
  it('contains the followed players, latest first, for its owner only', async () => {
    const { client } = await signedIn(api);
    const other = await signedIn(api);
    expect((await client.get('watchlist?competitionFeed=EUROM&seasonId=2024')).body).toEqual({
      playerIds: [],
    });
    await client.put(`watchlist/${MUSIALA}`);
    api.passTime(1000);
    expect(await client.put(`watchlist/${NEUER}`)).toMatchObject({
      status: 200,
      body: { playerIds: [NEUER, MUSIALA] },
    });
    // Again changes nothing.
    expect((await client.put(`watchlist/${MUSIALA}`)).body).toEqual({ playerIds: [NEUER, MUSIALA] });
    expect((await client.get('watchlist')).body).toEqual({ playerIds: [NEUER, MUSIALA] });
    expect((await other.client.delete(`watchlist/${MUSIALA}`)).body).toEqual({ playerIds: [] });
    expect((await client.delete(`watchlist/${NEUER}`)).body).toEqual({ playerIds: [MUSIALA] });
    expect((await client.delete(`watchlist/${NEUER}`)).body).toEqual({ playerIds: [MUSIALA] });
  });

  it('holds fifty players, also under concurrent requests', async () => {
    const { client, userId } = await signedIn(api);
    const players = await api.database.models.Player.findAll({ order: ['id'], limit: 52, raw: true });
    const rows = players.slice(0, 49).map(({ id }) => ({ userId, playerId: id, since: id }));
    await api.database.models.WatchedPlayer.bulkCreate(rows);
    const answers = await Promise.all(players.slice(49).map(({ id }) => client.put(`watchlist/${id}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual(refusal('watchlist-full'));
    expect((await client.get('watchlist')).body.playerIds).toHaveLength(50);
  });

  it('accepts players of the competition only', async () => {
    const { client } = await signedIn(api);
    for (const id of ['99999', 'musiala', '0'])
      expect(await client.put(`watchlist/${id}`)).toMatchObject({ status: 404, body: refusal('not-found') });
    expect(await client.get('watchlist?seasonId=2020')).toMatchObject({ status: 404 });
  });

  it('requires a session', async () => {
    const visitor = new TestClient(api.url);
    for (const [method, path] of [
      ['GET', 'watchlist'],
      ['PUT', `watchlist/${MUSIALA}`],
      ['DELETE', `watchlist/${MUSIALA}`],
    ] as const)
      expect(await visitor.send(method, path, {})).toMatchObject({
        status: 401,
        body: refusal('not-signed-in'),
      });
  });
});
