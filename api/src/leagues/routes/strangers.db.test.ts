import { type EndpointName, endpoints } from '@euro/api-contract';
import type { Role } from '../../http/routing/caller.js';
import { importTournament } from '../../testing/importTournament.js';
import { type Manager, manager } from '../../testing/people.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { type Answer, refusal, TestClient } from '../../testing/testClient.js';

let api: TestApi;
let admin: Manager;
let member: Manager;
let leagueId: number;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  admin = await manager(api, { teamName: 'Geheime ploeg', nameVisible: true }, { roles: ['premium'] });
  member = await manager(api, { teamName: 'Stille ploeg' });
  const createdAnswer = await admin.client.post(`league/team/${admin.teamId}`, {
    name: 'Geheime kring',
    findable: false,
  });
  leagueId = createdAnswer.body.league.id;
  await member.client.post(
    `league/${leagueId}/join/${member.teamId}?code=${createdAnswer.body.league.inviteCode}`,
  );
  await admin.client.put(`league/${leagueId}`, { mode: 'head-to-head' });
});
afterAll(() => api.close());

/** What only members may read. */
const membersCalls = [
  'GET league/{id}',
  'GET league/{id}/history',
  'GET league/{id}/matches',
  'GET league/{id}/cup',
] as const;

/** A valid body for everything that only the admin may do, or the owner of the team that the path names. */
const adminsCalls: Partial<Record<EndpointName, object>> = {
  'GET league/{id}/removals': {},
  'PUT league/{id}': { name: 'Van mij', weekId: 2, findable: true },
  'POST league/{id}/invite': {},
  'POST league/{id}/cup': { weekId: 2 },
  'POST league/{id}/cup/cancel': {},
  'DELETE league/{leagueId}/{teamId}': {},
  'DELETE league/{id}': {},
};
const ownersCalls: Partial<Record<EndpointName, object>> = {
  'GET leagues/{userOrTeamId}': {},
  'POST league/team/{teamId}': { name: 'Van mij' },
  'POST league/{id}/join/{teamId}': {},
};
/** Its own test: a form with a picture (cover.db.test.ts). */
const uploads: readonly EndpointName[] = ['POST league/cover'];
/** Its own test: about what its caller sees of others (complaints.db.test.ts). */
const complaints: readonly EndpointName[] = ['POST league/{id}/complaint'];
/** They answer a card to anybody or to whom they are about, and nothing else. */
const cards: readonly EndpointName[] = [
  'GET leagues/search',
  'GET leagues/invite/{code}',
  'GET leagues/invite/{code}/preview',
  'GET leagues/again',
];

function ask(client: TestClient, name: string, body: object): Promise<Answer> {
  const [method = '', path = ''] = name.split(' ');
  const filled = path
    .replace(/\{(id|leagueId)\}/, String(leagueId))
    .replace(/\{(teamId|userOrTeamId)\}/, String(admin.teamId));
  return client.send(method, filled, method === 'GET' ? {} : { body });
}

async function storedState() {
  const { League, LeagueMember, LeagueMatch, LeagueRemoval, IdempotencyKey } = api.database.models;
  return {
    leagues: await League.findAll({ raw: true }),
    members: await LeagueMember.findAll({ raw: true, order: ['teamId'] }),
    rows: [await LeagueMatch.count(), await LeagueRemoval.count(), await IdempotencyKey.count()],
  };
}

it('the table lists every call of leagues', () => {
  const inContract = Object.keys(endpoints).filter((name) => /^\w+ leagues?\//.test(name));
  const walked = [...membersCalls, ...Object.keys(adminsCalls), ...Object.keys(ownersCalls)];
  expect([...walked, ...uploads, ...complaints, ...cards].toSorted()).toEqual(inContract.toSorted());
});

const everyRole: readonly Role[] = ['premium', 'pundit', 'support', 'operator'];

it.each([{ roles: [] }, ...everyRole.map((role) => ({ roles: [role] })), { roles: [...everyRole] }])(
  'refuses everything to a stranger with $roles, reveals nothing and leaves the league unchanged',
  async ({ roles }) => {
    const before = await storedState();
    const { client } = await manager(api, {}, { roles });
    const calls = [...membersCalls.map((name) => [name, {}] as const), ...Object.entries(adminsCalls)];
    for (const [name, body] of [...calls, ...Object.entries(ownersCalls)]) {
      const answer = await ask(client, name, body);
      expect([name, answer.status, answer.body]).toEqual([name, 403, refusal('forbidden')]);
    }
    const foundAnswer = await client.get('leagues/search?name=geheime');
    expect(foundAnswer.body).toEqual({ totalRecords: 0, data: [] });
    expect(await storedState()).toEqual(before);
  },
);

it('allows a member to read, and to change nothing of the league or of other teams', async () => {
  const before = await storedState();
  for (const name of membersCalls)
    expect([name, (await ask(member.client, name, {})).status]).toEqual([name, 200]);
  for (const [name, body] of Object.entries({ ...adminsCalls, ...ownersCalls })) {
    const answer = await ask(member.client, name, body);
    expect([name, answer.status, answer.body]).toEqual([name, 403, refusal('forbidden')]);
  }
  expect(await storedState()).toEqual(before);
});

it('refuses every call without a session', async () => {
  const calls = {
    ...adminsCalls,
    ...ownersCalls,
    ...Object.fromEntries(membersCalls.map((name) => [name, {}])),
  };
  for (const [name, body] of Object.entries(calls)) {
    const answer = await ask(new TestClient(api.url), name, body);
    expect([name, answer.status, answer.body]).toEqual([name, 401, refusal('not-signed-in')]);
  }
  expect((await new TestClient(api.url).get('leagues/search?name=geheime')).status).toBe(401);
});

it.each([999_999, 0, -1, 'abc', '9'.repeat(30)])('returns 404 for %s', async (id) => {
  for (const name of [...membersCalls, 'PUT league/{id}', 'DELETE league/{id}', 'POST league/{id}/invite']) {
    const [method = '', path = ''] = name.split(' ');
    const body = method === 'GET' ? {} : { body: {} };
    const answer = await admin.client.send(method, path.replace('{id}', String(id)), body);
    expect([name, answer.status]).toEqual([name, 404]);
  }
});

it('ignores fields that the admin cannot set', async () => {
  const wishes = {
    id: 1,
    cover: 'x.webp',
    inviteVersion: 9,
    inviteKey: 9,
    chatRevision: 9,
    competitionId: 9,
    createdAt: 0,
  };
  const before = await api.database.models.League.findByPk(leagueId, { raw: true });
  await admin.client.put(`league/${leagueId}`, { ...wishes, totalTeams: 500, adminId: member.userId });
  expect(await api.database.models.League.findByPk(leagueId, { raw: true })).toEqual(before);
});
