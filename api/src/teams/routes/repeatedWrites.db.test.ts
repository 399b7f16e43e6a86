import type { QueryOptions } from 'sequelize';
import { idempotencyCleanupJob } from '../../http/idempotency/idempotencyCleanupJob.js';
import { importTournament } from '../../testing/importTournament.js';
import { type Manager, manager, signedIn } from '../../testing/people.js';
import { aSquad, type SquadBody } from '../../testing/squads.js';
import { BEFORE_THE_START, startTestApi, type TestApi } from '../../testing/testApi.js';
import { refusal, type TestClient } from '../../testing/testClient.js';
import { transfersFor } from '../../testing/transfersFor.js';

const FIRST_DEADLINE = '2024-06-14T19:00:00.000Z';
const DAY = 24 * 60 * 60 * 1000;

let api: TestApi;
let squad: SquadBody;
let other: SquadBody;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  squad = await aSquad(api.database);
  other = await aSquad(api.database, 40);
});
afterAll(() => api.close());
beforeEach(() => api.clock.set(BEFORE_THE_START));

let count = 0;
const newKey = () => `key-${++count}`;
const keyed = (client: TestClient, path: string, key: string, body: object = {}) =>
  client.post(path, body, { headers: { 'idempotency-key': key } });
const receiptsOf = (teamId: number) => api.database.models.Receipt.count({ where: { teamId } });

/** Somebody in transfer time, and two transfers he can make. */
async function transferring() {
  const owner = await manager(api);
  api.clock.set(FIRST_DEADLINE);
  const { captainId, viceCaptainId } = owner.squad;
  const transfers = await transfersFor(api.database, owner.squad, [captainId, viceCaptainId]);
  return { ...owner, path: `team/transfers/${owner.teamId}`, transfers };
}

describe('a write that is retried with its key', () => {
  it('returns the first response and changes nothing', async () => {
    const { client, path, teamId, transfers } = await transferring();
    const key = newKey();
    const first = await keyed(client, path, key, { transfers });
    const secondAnswer = await keyed(client, path, key, { transfers });
    expect(first.body.receipt.kind).toBe('transfers-confirmed');
    expect([secondAnswer.status, secondAnswer.body]).toEqual([200, first.body]);
    expect(await receiptsOf(teamId)).toBe(2);
  });

  it('does so whatever happened to the team since', async () => {
    const { client, path, teamId, transfers } = await transferring();
    const key = newKey();
    const first = await keyed(client, path, key, { transfers });
    await client.post(`team/${teamId}/name`, { teamName: 'Anders' });
    api.clock.set('2024-06-25T12:00:00Z');
    expect((await keyed(client, path, key, { transfers })).body).toEqual(first.body);
  });

  it('is executed once when many arrive at the same moment, and all receive the same response', async () => {
    const { client, path, teamId, transfers } = await transferring();
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => keyed(client, path, key, { transfers, version: 1 })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect(await receiptsOf(teamId)).toBe(2);
    expect((await client.get(`team/${teamId}`)).body.freeTransfers).toMatchObject({ used: 2, left: 0 });
  });

  it('creates one team, and copies it once', async () => {
    const { client } = await signedIn(api);
    const [one, two] = [newKey(), newKey()];
    const adds = await Promise.all(
      Array.from({ length: 4 }, () => keyed(client, 'team/add', one, { teamName: 'Duivels', ...squad })),
    );
    expect(adds.map(({ status }) => status)).toEqual(Array(4).fill(200));
    expect(new Set(adds.map(({ body }) => body.team.id)).size).toBe(1);
    const path = `team/${adds[0]?.body.team.id}/copy`;
    const copies = await Promise.all([keyed(client, path, two), keyed(client, path, two)]);
    expect(copies[0]?.body.team.id).toBe(copies[1]?.body.team.id);
    expect((await client.get('teams')).body.teams).toHaveLength(2);
  });

  it('is executed by a retry after the process died before its commit', async () => {
    const { client, path, teamId, transfers } = await transferring();
    const key = newKey();
    const { sequelize } = api.database;
    sequelize.addHook('beforeQuery', 'killing', ({ replacements = {} }: QueryOptions) => {
      if ('packed' in replacements) throw new Error('the process is gone');
    });
    const first = await keyed(client, path, key, { transfers });
    sequelize.removeHook('beforeQuery', 'killing');
    expect(first.body).toEqual(refusal('internal-error'));
    const secondAnswer = await keyed(client, path, key, { transfers });
    expect(secondAnswer.body.receipt).toMatchObject({ kind: 'transfers-confirmed', version: 2 });
    expect(secondAnswer.body.team.captainId).toBe(transfers[0]?.inId);
    expect((await keyed(client, path, key, { transfers })).body).toEqual(secondAnswer.body);
    expect(await receiptsOf(teamId)).toBe(2);
  });

  it('is answered from its receipt when a process of the previous release died before it responded', async () => {
    const { client, path, transfers } = await transferring();
    const key = newKey();
    const first = await keyed(client, path, key, { transfers });
    await api.database.models.IdempotencyKey.update({ packedAnswer: null }, { where: { key } });
    expect((await keyed(client, path, key, { transfers })).body).toEqual(first.body);
  });

  it('returns again that there was nothing to change', async () => {
    const { client, teamId } = await manager(api);
    const key = newKey();
    const first = await keyed(client, `team/${teamId}`, key, squad);
    await client.post(`team/${teamId}`, other);
    const secondAnswer = await keyed(client, `team/${teamId}`, key, squad);
    expect(first.body).toMatchObject({ receipt: null, team: { version: 1 } });
    expect(secondAnswer.body).toEqual(first.body);
  });

  it('may have another value of the broadcaster’s cookie, spaces and unknown fields', async () => {
    const { client, teamId } = await manager(api);
    const key = newKey();
    const path = `team/${teamId}/name`;
    const first = await keyed(client, path, key, { teamName: 'Anders', widgetUser: 'a' });
    const secondAnswer = await keyed(client, path, key, { teamName: 'Anders', widgetUser: 'b', points: 9 });
    expect([secondAnswer.status, secondAnswer.body]).toEqual([200, first.body]);
  });
});

describe('a key that was used before', () => {
  const reused = async (first: Promise<unknown>, second: () => ReturnType<TestClient['post']>) => {
    await first;
    const answer = await second();
    expect([answer.status, answer.body]).toEqual([422, refusal('idempotency-key-reused')]);
  };

  it('is refused with another body', async () => {
    const { client, teamId } = await manager(api);
    const key = newKey();
    const path = `team/${teamId}/name`;
    await reused(keyed(client, path, key, { teamName: 'Anders' }), () =>
      keyed(client, path, key, { teamName: 'Nog anders' }),
    );
    expect((await client.get(`team/${teamId}`)).body.team.name).toBe('Anders');
  });

  it('is refused for another call', async () => {
    const { client, teamId } = await manager(api);
    const key = newKey();
    await reused(keyed(client, `team/${teamId}`, key, other), () =>
      keyed(client, `team/${teamId}/selections`, key, other),
    );
  });

  it('is independent for another user', async () => {
    const [one, two] = [await manager(api), await manager(api)];
    const key = newKey();
    const rename = ({ client, teamId }: Manager) =>
      keyed(client, `team/${teamId}/name`, key, { teamName: 'Anders' });
    expect((await rename(one)).body.team.id).toBe(one.teamId);
    expect((await rename(two)).body.team.id).toBe(two.teamId);
  });

  it('is case-sensitive', async () => {
    const { client, teamId } = await manager(api);
    const key = newKey();
    await keyed(client, `team/${teamId}/name`, key, { teamName: 'Anders' });
    const answer = await keyed(client, `team/${teamId}/name`, key.toUpperCase(), { teamName: 'Terug' });
    expect(answer.body.team.name).toBe('Terug');
  });
});

describe('a refusal', () => {
  it('does not use up its key', async () => {
    const { client, path, transfers } = await transferring();
    const key = newKey();
    const [one] = transfers;
    const refusedAnswer = await keyed(client, path, key, { transfers: [one, { outId: 1, inId: 2 }] });
    expect(refusedAnswer.body).toEqual(refusal('transfers-invalid'));
    expect(await api.database.models.IdempotencyKey.count({ where: { key } })).toBe(0);
    expect((await keyed(client, path, key, { transfers })).status).toBe(200);
  });

  it('of many concurrent calls does not either', async () => {
    const { client, teamId } = await manager(api);
    const key = newKey();
    const tooShort = () => keyed(client, `team/${teamId}/name`, key, { teamName: 'ab' });
    const answers = await Promise.all([tooShort(), tooShort(), tooShort(), tooShort()]);
    expect(answers.map(({ body }) => body)).toEqual(Array(4).fill(refusal('team-name-too-short')));
    expect(await api.database.models.IdempotencyKey.count({ where: { key } })).toBe(0);
  });
});

describe('the key itself', () => {
  it.each(['two words', 'x'.repeat(101), 'caf\u00e9'])('cannot be %j', async (key) => {
    const { client, teamId } = await manager(api);
    const answer = await keyed(client, `team/${teamId}/name`, key, { teamName: 'Anders' });
    expect([answer.status, answer.body]).toEqual([400, refusal('idempotency-key-invalid')]);
  });

  it('can have a hundred characters', async () => {
    const { client, teamId } = await manager(api);
    const answer = await keyed(client, `team/${teamId}/name`, '!~'.repeat(50), { teamName: 'Anders' });
    expect(answer.status).toBe(200);
  });

  it('is stored for a day of real time', async () => {
    const { client, teamId } = await manager(api);
    const { IdempotencyKey } = api.database.models;
    const key = newKey();
    await keyed(client, `team/${teamId}/name`, key, { teamName: 'Anders' });
    api.passTime(DAY - 1);
    await idempotencyCleanupJob.run(api.context, 0);
    expect(await IdempotencyKey.count({ where: { key } })).toBe(1);
    api.passTime(2);
    await idempotencyCleanupJob.run(api.context, 0);
    expect(await IdempotencyKey.count({ where: { key } })).toBe(0);
  });

  it('is deleted with all others of its age, however many they are', async () => {
    const { teamId } = await manager(api);
    const { IdempotencyKey, Team } = api.database.models;
    const { userId } = await Team.findByPk(teamId, { rejectOnEmpty: true });
    const row = { userId, call: 'POST team/1', bodyHash: '', createdAt: api.context.realNow() };
    await IdempotencyKey.bulkCreate(
      Array.from({ length: 4_500 }, (_, index) => ({ ...row, key: `old-${index}` })),
    );
    api.passTime(DAY + 1);
    const runs: unknown[] = [];
    do runs.push(await idempotencyCleanupJob.run(api.context, 0));
    while (runs.at(-1) === 'again');
    expect(runs).toEqual(['again', 'again', 'done']);
    expect(await IdempotencyKey.count({ where: { userId } })).toBe(0);
  });
});
