import { importTournament } from '../../../testing/importTournament.js';
import { type Manager, manager } from '../../../testing/people.js';
import { startTestApi, type TestApi } from '../../../testing/testApi.js';
import { TestClient } from '../../../testing/testClient.js';
import { settleDue } from '../../settlement/index.js';
import { indexNamesJob } from './indexNamesJob.js';

let api: TestApi;
let fan: Manager;
/** The API of this process, and another one over the same database. */
let clients: TestClient[];
let other: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  fan = await manager(api, { teamName: 'Gouden Kroon', nameVisible: true });
  other = await startTestApi({}, api);
  other.clock.set('2024-06-23T08:00:00Z');
  clients = [api, other].map(({ url }) => new TestClient(url));
  await indexNames();
  api.clock.set('2024-06-23T08:00:00Z');
  await settleDue(api.context);
});
afterAll(async () => {
  await other.close();
  await api.close();
});

async function indexNames(): Promise<void> {
  while ((await indexNamesJob.run(other.context, 0)) === 'again');
}

/** The teams that each process finds by a name. */
async function idsByName(name: string): Promise<number[][]> {
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

describe.each([
  ['before the index is updated', async () => {}],
  ['after that', indexNames],
])('a name that is changed, %s', (_when, wait) => {
  it('is found at once in every process, and the old one no longer is', async () => {
    await rename('Gouden Kroon', true);
    await wait();
    expect(await idsByName('kroon')).toEqual(everywhere());
    await rename('Zilveren Çup', true);
    await wait();
    expect(await idsByName('kroon')).toEqual(nowhere);
    expect(await idsByName('REN CUP')).toEqual(everywhere());
  });

  it('is found by the new name of a manager, until the team hides it', async () => {
    expect((await fan.client.put('user', { firstName: 'Zoë', lastName: 'Quist' })).status).toBe(200);
    await wait();
    expect(await idsByName('lukaku')).toEqual(nowhere);
    expect(await idsByName('zoe q')).toEqual(everywhere());
    await rename('Zilveren Çup', false);
    await wait();
    expect(await idsByName('zoe q')).toEqual(nowhere);
  });
});

describe('a name', () => {
  it.each(['%', '_', '!', "'; DROP TABLE teams; --", '⚽'.repeat(40), 'x'.repeat(80), '\\', '\u0301'])(
    'is searched safely with %j',
    async (text) => {
      expect(await idsByName(text)).toEqual(nowhere);
    },
  );

  it('is removed with its team', async () => {
    expect(await idsByName('zilver')).toEqual(everywhere());
    expect((await fan.client.delete(`team/${fan.teamId}`)).status).toBe(200);
    expect(await idsByName('zilver')).toEqual(nowhere);
  });
});
