import { type EndpointName, endpoints } from '@euro/api-contract';
import type { Role } from '../../http/routing/caller.js';
import { importTournament } from '../../testing/importTournament.js';
import { type Manager, manager, signedIn } from '../../testing/people.js';
import { BEFORE_THE_START, startTestApi, type TestApi } from '../../testing/testApi.js';
import { refusal, TestClient } from '../../testing/testClient.js';

let api: TestApi;
let owner: Manager;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  api.clock.set(BEFORE_THE_START);
  owner = await manager(api);
});
afterAll(() => api.close());

const everyRole: readonly Role[] = ['premium', 'pundit', 'support', 'operator'];

/** A valid body for every call that only the owner of a team may make. */
const ownersCalls = (): Partial<Record<EndpointName, object>> => {
  const { squad } = owner;
  const transfers = [{ outId: squad.captainId, inId: 101 }];
  return {
    'POST team/{id}': squad,
    'POST team/{id}/selections': squad,
    'POST team/{id}/name': { teamName: 'Van mij' },
    'DELETE team/{id}': {},
    'DELETE team/{id}/badge': {},
    'POST team/transfers/{id}': { transfers },
    'POST team/transfers/{id}/reset': {},
    'POST team/{id}/booster': { boosterType: 'bank' },
    'POST team/{id}/power-sub': { outId: squad.starting[2], inId: squad.bench[1], weekId: 5 },
    'POST team/{id}/power-sub/undo': { inId: squad.bench[1], weekId: 5 },
    'GET team/{id}/changes': {},
    'GET team/{id}/share': {},
  };
};

function ask(client: TestClient, name: string, id: number | string, body: object) {
  const [method = '', path = ''] = name.split(' ');
  return client.send(method, path.replace('{id}', String(id)), method === 'GET' ? {} : { body });
}

/** What of the team could have been changed. */
async function storedState() {
  const { Team, TeamLineup, Transfer, PowerSub, Receipt, IdempotencyKey } = api.database.models;
  return {
    team: await Team.findByPk(owner.teamId, { raw: true }),
    lineups: await TeamLineup.findAll({ where: { teamId: owner.teamId }, raw: true }),
    rows: [
      await Transfer.count(),
      await PowerSub.count(),
      await Receipt.count(),
      await IdempotencyKey.count(),
    ],
  };
}

it('the table lists every call that changes a team or returns private data of its owner', () => {
  // The owner can't be the only one who spies or complains: `spy.db.test.ts` and `complaints.db.test.ts` test who may.
  const forSomebody: readonly EndpointName[] = [
    'POST team/{id}/complaint',
    'POST team/{id}/copy',
    'POST team/{id}/spy',
  ];
  const inContract = Object.entries(endpoints)
    .filter(([name, { access }]) => /^\w+ team\/.*\{id\}/.test(name) && access === 'session')
    .map(([name]) => name);
  expect(inContract.toSorted()).toEqual([...Object.keys(ownersCalls()), ...forSomebody].toSorted());
});

const strangers: { roles: Role[] }[] = [
  { roles: [] },
  ...everyRole.map((role) => ({ roles: [role] })),
  { roles: [...everyRole] },
];

it.each(strangers)(
  'refuses every call of a stranger with $roles, and leaves the team unchanged',
  async ({ roles }) => {
    const before = await storedState();
    const { client } = await signedIn(api, { roles });
    for (const [name, body] of Object.entries(ownersCalls())) {
      const answer = await ask(client, name, owner.teamId, body);
      expect([name, answer.status, answer.body]).toEqual([name, 403, refusal('forbidden')]);
    }
    expect(await storedState()).toEqual(before);
  },
);

it('refuses every call without a session', async () => {
  for (const [name, body] of Object.entries(ownersCalls())) {
    const answer = await ask(new TestClient(api.url), name, owner.teamId, body);
    expect([name, answer.status, answer.body]).toEqual([name, 401, refusal('not-signed-in')]);
  }
});

it.each([999_999, 0, -1, 'abc', '1e3x', '9'.repeat(30)])('returns 404 for %s', async (id) => {
  for (const [name, body] of Object.entries(ownersCalls())) {
    const answer = await ask(owner.client, name, id, body);
    expect([name, answer.body]).toEqual([name, refusal('not-found')]);
  }
});

it('ignores fields that the owner cannot set', async () => {
  const { client, teamId, userId, squad } = await manager(api);
  const wishes = {
    ...{ id: 1, userId: 1, points: 500, rank: 1, budget: 300, moneyLeft: 3000, money_left: 3000 },
    ...{ paid: true, paymentId: 3, role: 'premium', roles: ['operator'], version: 1, badge: 'x' },
    ...{ bank: 1, freeHit: 2, wildCard: 3, tripleCaptain: 4, bankWeek: 1, competitionId: 9 },
    ...{ receipt: { kind: 'team-created' }, at: '2020-01-01T00:00:00Z', deadlineAt: 0, purchasePrices: [] },
  };
  await client.post(`team/${teamId}`, { ...wishes, ...squad, teamName: 'Anders' });
  await client.post(`team/${teamId}/name`, { ...wishes, teamName: 'Nog anders' });
  const storedTeam = await api.database.models.Team.findByPk(teamId, { raw: true });
  expect(storedTeam).toMatchObject({
    ...{ id: teamId, userId, name: 'Nog anders', weekId: 1, version: 3, badge: null, paymentId: null },
    ...{ bankWeek: null, freeHitWeek: null, wildCardWeek: null, tripleCaptainWeek: null },
  });
  const { team } = (await client.get(`team/${teamId}`)).body;
  expect(team).toMatchObject({ points: 0, rank: null, paid: false });
  expect(team.budget).toBeLessThan(100);
  const [last] = (await client.get(`team/${teamId}/changes`)).body.data;
  expect(last).toMatchObject({ kind: 'team-renamed', at: BEFORE_THE_START, deadlineDate: null });
});
