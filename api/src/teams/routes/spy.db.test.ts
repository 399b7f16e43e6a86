import { endpoints } from '@euro/api-contract';
import type { Role } from '../../http/routing/caller.js';
import { limitConcurrency } from '../../infra/db/limitConcurrency.js';
import { changeSettings } from '../../testing/changeSettings.js';
import { importTournament } from '../../testing/importTournament.js';
import { type Manager, manager, signedIn } from '../../testing/people.js';
import { BEFORE_THE_START, startTestApi, type TestApi } from '../../testing/testApi.js';
import { refusal, TestClient } from '../../testing/testClient.js';

const FIRST_DEADLINE = '2024-06-14T19:00:00.000Z';
const A_MOMENT_BEFORE = '2024-06-14T18:59:59.999Z';
const AFTER_THE_LAST_DEADLINE = '2024-07-15T12:00:00Z';
const MINUTE = 60_000;

let api: TestApi;
let owner: Manager;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
});
beforeEach(async () => {
  api.clock.set(BEFORE_THE_START);
  owner = await manager(api, { nameVisible: false });
});
afterAll(() => api.close());

const premium = async () => (await signedIn(api, { roles: ['premium'] })).client;
const spyOn = (client: TestClient, teamId: number, body: object = {}) =>
  client.post(`team/${teamId}/spy`, body);
const looks = async () => (await owner.client.get(`team/${owner.teamId}/changes`)).body.looks;

it('shows a premium member the saved lineup for the coming matchday, and not its owner', async () => {
  const { squad, teamId, client } = owner;
  const [, first = 0, second = 0, third = 0] = squad.bench;
  const bench = [squad.bench[0] ?? 0, third, first, second];
  await client.post(`team/${teamId}/selections`, { ...squad, bench });
  const answer = await spyOn(await premium(), teamId, { weekId: 1 });
  expect([answer.status, answer.body]).toEqual([
    200,
    {
      ...{ weekId: 1, teamId, teamName: 'Rode Duivels', booster: null, bench },
      user: { firstName: '', lastName: '', nameVisible: false, premium: false },
      starting: expect.arrayContaining(squad.starting),
      ...{ captainId: squad.captainId, viceCaptainId: squad.viceCaptainId },
    },
  ]);
});

const nobodyElse: { roles: Role[] }[] = [
  { roles: [] },
  { roles: ['pundit'] },
  { roles: ['support', 'operator'] },
];

it.each(nobodyElse)('is refused to $roles, and counts nothing', async ({ roles }) => {
  const { client } = await signedIn(api, { roles });
  const answer = await spyOn(client, owner.teamId);
  expect([answer.status, answer.body]).toEqual([403, refusal('premium-required')]);
  expect(await looks()).toEqual([]);
});

it('requires a session and an existing team', async () => {
  expect((await spyOn(new TestClient(api.url), owner.teamId)).body).toEqual(refusal('not-signed-in'));
  for (const teamId of [999_999, 0, -1]) {
    expect((await spyOn(await premium(), teamId)).body).toEqual(refusal('not-found'));
  }
});

it('ends with the premium role, without a new session', async () => {
  const { client, userId } = await signedIn(api, { roles: ['premium'] });
  const { UserRole } = api.database.models;
  expect((await spyOn(client, owner.teamId)).status).toBe(200);
  await UserRole.destroy({ where: { userId } });
  expect((await spyOn(client, owner.teamId)).body).toEqual(refusal('premium-required'));
  await UserRole.create({ userId, role: 'premium' });
  expect((await spyOn(client, owner.teamId)).status).toBe(200);
});

it('shows the owner how often, never by whom; looking again within ten minutes counts once', async () => {
  const [one, other] = [await premium(), await premium()];
  await Promise.all([1, 2, 3].map(() => spyOn(one, owner.teamId)));
  api.passTime(9 * MINUTE);
  await spyOn(one, owner.teamId);
  expect(await looks()).toEqual([{ weekId: 1, looks: 1 }]);
  await spyOn(other, owner.teamId);
  api.passTime(2 * MINUTE);
  await spyOn(one, owner.teamId);
  expect(await looks()).toEqual([{ weekId: 1, looks: 3 }]);
  api.clock.set(FIRST_DEADLINE);
  await spyOn(one, owner.teamId);
  expect(await looks()).toEqual([
    { weekId: 1, looks: 3 },
    { weekId: 2, looks: 1 },
  ]);
});

it('allows the owner his own team, uncounted', async () => {
  expect((await spyOn(owner.client, owner.teamId)).body).toMatchObject({
    weekId: 1,
    captainId: owner.squad.captainId,
  });
  expect(await looks()).toEqual([]);
});

it('is about the open matchday, by the server’s clock', async () => {
  const client = await premium();
  api.clock.set(A_MOMENT_BEFORE);
  expect((await spyOn(client, owner.teamId, { weekId: 1 })).status).toBe(200);
  expect((await spyOn(client, owner.teamId, { weekId: 2 })).body).toEqual(refusal('nothing-to-show-yet'));
  api.clock.set(FIRST_DEADLINE);
  expect((await spyOn(client, owner.teamId, { weekId: 1 })).body).toEqual(refusal('nothing-to-show-yet'));
  expect((await spyOn(client, owner.teamId)).body).toMatchObject({ weekId: 2 });
  api.clock.set(AFTER_THE_LAST_DEADLINE);
  expect((await spyOn(client, owner.teamId)).body).toEqual(refusal('nothing-to-show-yet'));
});

it('does not exist where the competition has none', async () => {
  await changeSettings(api.database, { spyingEnabled: false });
  const answer = await spyOn(await premium(), owner.teamId);
  expect([answer.status, answer.body]).toEqual([409, refusal('spying-disabled')]);
  await changeSettings(api.database, { spyingEnabled: true });
});

it('is limited to sixty an hour', async () => {
  const client = await premium();
  // So many at once would wait longer for a connection than a call may, on a busy machine.
  const tenAtOnce = limitConcurrency(10);
  const looks = Array.from({ length: 61 }, () => tenAtOnce(() => spyOn(client, owner.teamId)));
  const answers = await Promise.all(looks);
  const refusedAnswers = answers.filter(({ status }) => status !== 200);
  expect(refusedAnswers.map(({ body }) => body)).toEqual([refusal('too-many-requests')]);
});

it('is the only exception: no other call reveals a lineup before its deadline', async () => {
  const { client } = await signedIn(api, { roles: ['premium', 'pundit', 'support', 'operator'] });
  const secrets = [owner.squad.bench.join(','), owner.squad.starting.slice(1).join(',')];
  const reads = Object.keys(endpoints).filter((name) => name.startsWith('GET '));
  for (const name of reads) {
    const path = name.slice(4).replace('{weekId}', '1').replace('{type}', 'general');
    const { body } = await client.get(path.replaceAll(/\{\w+\}/g, String(owner.teamId)));
    const text = JSON.stringify(body);
    expect([name, secrets.filter((secret) => text.includes(secret))]).toEqual([name, []]);
  }
});
