import { importTournament } from '../../testing/importTournament.js';
import { type Manager, manager } from '../../testing/people.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { type Answer, refusal, TestClient } from '../../testing/testClient.js';

const TRIES = 51;
const ALLOWED = 10;
const ELSEWHERE = { headers: { 'x-forwarded-for': '198.51.100.20' } };

let api: TestApi;
let victim: Manager;
let attacker: Manager;
let closed: { id: number; inviteCode: string };
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  victim = await manager(api, {}, { roles: ['premium'] });
  attacker = await manager(api, {}, { roles: ['premium'] });
  closed = await create(victim, 'Geheime kring');
  await create(victim, 'Zomer 2024', { findable: true });
});
afterAll(() => api.close());

async function create(owner: Manager, name: string, body: object = {}) {
  const createdAnswer = await owner.client.post(`league/team/${owner.teamId}`, {
    name,
    findable: false,
    ...body,
  });
  return createdAnswer.body.league;
}

/** Whether an answer says anything about a league. */
function opens({ status, body }: Answer): boolean {
  return status === 200 && (body.league !== undefined || body.data.length > 0);
}

it('a closed league is not opened by many known codes and the salt itself', async () => {
  const { inviteCodes } = api.context;
  const competition = { feed: 'EUROM', season: 2024 };
  const own = [];
  for (let count = 0; count < 12; count += 1) own.push(await create(attacker, `Van mij ${count}`));
  const keys = own.map(({ inviteCode }) => inviteCodes.read(inviteCode, competition)?.inviteKey ?? 0);
  // Keys are far apart: none reveals the next one.
  const gaps = keys.toSorted((a, b) => a - b).map((key, index, all) => key - (all[index - 1] ?? -1));
  expect(Math.min(...gaps)).toBeGreaterThan(1_000);
  const near = keys.flatMap((key) => [key, key + 1, key - 1]);
  const guesses = [0, 1, 2, 3, ...near, ...Array.from({ length: TRIES }, (_, index) => index + 4)]
    .slice(0, TRIES)
    .map((inviteKey) => inviteCodes.codeOf({ id: closed.id, inviteKey }, competition));

  const answers = [];
  for (const [index, code] of guesses.entries()) {
    const path = [
      `leagues/invite/${code}`,
      `leagues/search?name=${code}`,
      `league/${closed.id}/join/${attacker.teamId}?code=${code}`,
    ][index % 3];
    answers.push(await attacker.client.send(index % 3 === 2 ? 'POST' : 'GET', path ?? '', {}));
  }
  expect(answers.filter(opens)).toEqual([]);
  const refusedAnswers = answers.filter(({ status }) => status === 429);
  expect(refusedAnswers).toHaveLength(TRIES - ALLOWED);
  for (const { body, headers } of refusedAnswers) {
    expect(body).toEqual(refusal('too-many-wrong-codes'));
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
});

describe('an account that exceeded the guesses of codes', () => {
  it('is refused the right code too, at any address, in every call', async () => {
    for (const options of [{}, ELSEWHERE]) {
      const join = `league/${closed.id}/join/${attacker.teamId}?code=${closed.inviteCode}`;
      const answers = [
        await attacker.client.get(`leagues/invite/${closed.inviteCode}`, options),
        await attacker.client.get(`leagues/search?name=${closed.inviteCode}`, options),
        await attacker.client.post(join, {}, options),
      ];
      expect(answers.map(({ status }) => status)).toEqual([429, 429, 429]);
    }
  });

  it('can still search by name, and join without a code', async () => {
    const { body } = await attacker.client.get('leagues/search?name=zomer');
    expect(body.totalRecords).toBe(1);
    const [{ id }] = body.data;
    expect((await attacker.client.post(`league/${id}/join/${attacker.teamId}`)).status).toBe(200);
  });

  it('does not block users at another address', async () => {
    const friend = await manager(api);
    const path = `league/${closed.id}/join/${friend.teamId}?code=${closed.inviteCode}`;
    expect((await friend.client.post(path)).status).toBe(429);
    expect((await new TestClient(api.url).get(`leagues/invite/${closed.inviteCode}`)).status).toBe(429);
    expect((await friend.client.post(path, {}, ELSEWHERE)).status).toBe(200);
  });
});

it('a league created by a process of the previous release gets a key when it is read', async () => {
  const { League } = api.database.models;
  const old = await create(victim, 'Van de vorige versie');
  await League.update({ inviteKey: null }, { where: { id: old.id } });
  const [read, again] = [
    (await victim.client.get(`league/${old.id}`)).body.league.inviteCode,
    (await victim.client.get(`leagues/${victim.userId}`)).body.leagues.find(
      ({ id }: { id: number }) => id === old.id,
    ).inviteCode,
  ];
  expect(again).toBe(read);
  expect(read).not.toBe(old.inviteCode);
  const friend = await manager(api);
  const path = `league/${old.id}/join/${friend.teamId}?code=${read}`;
  expect((await friend.client.post(path, {}, ELSEWHERE)).status).toBe(200);

  await League.update({ inviteKey: null }, { where: { id: old.id } });
  const changedAnswer = await victim.client.put(`league/${old.id}`, { name: 'Nu van deze' });
  const visitor = new TestClient(api.url);
  const foundAnswer = await visitor.get(`leagues/invite/${changedAnswer.body.league.inviteCode}`, ELSEWHERE);
  expect(foundAnswer.body.league).toMatchObject({ id: old.id, name: 'Nu van deze' });
});
