import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connectDatabase } from '../../../infra/db/connectDatabase.js';
import { createApp } from '../../../server/app.js';
import { importTournament } from '../../../testing/importTournament.js';
import { type Manager, manager } from '../../../testing/people.js';
import { startTestApi, type TestApi } from '../../../testing/testApi.js';
import { TestClient } from '../../../testing/testClient.js';
import { settleDue } from '../../settlement/index.js';

let api: TestApi;
let fan: Manager;
/** The API of this process, and one that keeps its own names over the same database. */
let clients: TestClient[];
let closeOther: () => Promise<void>;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  fan = await manager(api, { teamName: 'Gouden Kroon', nameVisible: true });
  const database = await connectDatabase(api.database.url, { durable: false });
  const server = createServer(createApp({ ...api.context, ...database })).listen(0, '127.0.0.1');
  await once(server, 'listening');
  clients = [api.url, `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`].map(
    (url) => new TestClient(url),
  );
  closeOther = async () => {
    server.closeAllConnections();
    server.close();
    await database.sequelize.close();
  };
  api.clock.set('2024-06-23T08:00:00Z');
  await settleDue(api.context);
});
afterAll(async () => {
  await closeOther();
  await api.close();
});

/** The teams that each process finds by a name. */
async function found(name: string): Promise<number[][]> {
  const answers = await Promise.all(
    clients.map((client) => client.get(`rankings/general?name=${encodeURIComponent(name)}`)),
  );
  return answers.map(({ body }) => body.data.map((row: { team: { id: number } }) => row.team.id));
}

const everywhere = () => [[fan.teamId], [fan.teamId]];
const nowhere = [[], []];

async function rename(teamName: string, nameVisible: boolean): Promise<void> {
  const { status } = await fan.client.post(`team/${fan.teamId}/name`, { teamName, nameVisible });
  expect(status).toBe(200);
}

describe('a name that changes', () => {
  it('is found at once in every process, and the old one no longer', async () => {
    expect(await found('kroon')).toEqual(everywhere());
    await rename('Zilveren Çup', true);
    expect(await found('kroon')).toEqual(nowhere);
    expect(await found('REN CUP')).toEqual(everywhere());
  });

  it('is found by the new name of a manager, until the team hides it', async () => {
    expect((await fan.client.put('user', { firstName: 'Zoë', lastName: 'Quist' })).status).toBe(200);
    expect(await found('lukaku')).toEqual(nowhere);
    expect(await found('zoe q')).toEqual(everywhere());
    await rename('Zilveren Çup', false);
    expect(await found('zoe q')).toEqual(nowhere);
  });

  it.each(['%', '_', '!', "'; DROP TABLE teams; --", '⚽'.repeat(40), 'x'.repeat(80), '\\', '\u0301'])(
    'is looked for with %j, which harms nobody',
    async (text) => {
      expect(await found(text)).toEqual(nowhere);
    },
  );

  it('is gone with its team', async () => {
    expect(await found('zilver')).toEqual(everywhere());
    expect((await fan.client.delete(`team/${fan.teamId}`)).status).toBe(200);
    expect(await found('zilver')).toEqual(nowhere);
  });
});
