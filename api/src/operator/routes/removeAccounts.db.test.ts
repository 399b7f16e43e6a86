import { chatOperations } from '@euro/api-contract';
import { ask, leagueOf, type Member } from '../../testing/chatting.js';
import { importTournament } from '../../testing/importTournament.js';
import { manager, type Person, signedIn } from '../../testing/people.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { refusal } from '../../testing/testClient.js';

let api: TestApi;
let operator: Person;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  operator = await signedIn(api, { roles: ['operator'] });
});
afterAll(() => api.close());

const reason = 'Gevraagd in gesprek 12';
const emailOf = async ({ client }: Pick<Person, 'client'>): Promise<string> =>
  (await client.get('user/profile')).body.email;
const erase = (userId: number, body: object) =>
  operator.client.post(`admin/users/${userId}/erase`, { reason, ...body });
const merge = (into: Person, from: Person, email: string) =>
  operator.client.post(`admin/users/${into.userId}/merge`, { fromId: from.userId, email, reason });
const auditOf = async (userId: number) =>
  (await operator.client.get(`admin/audit?subject=user%20${userId}`)).body.entries;
const DONE = { status: 200, body: { ok: true } };
const refused = (status: number, code: Parameters<typeof refusal>[0]) => ({ status, body: refusal(code) });

describe('an operator', () => {
  it('deletes an account by its typed address, and its sign-in ends', async () => {
    const fan = await manager(api);
    const email = await emailOf(fan);
    expect(await erase(fan.userId, { email: 'other@example.test' })).toMatchObject(
      refused(400, 'invalid-input'),
    );
    expect((await fan.client.get(`team/${fan.teamId}`)).status).toBe(200);
    expect(await erase(fan.userId, { email })).toMatchObject(DONE);
    expect(await fan.client.get('user/profile')).toMatchObject(refused(401, 'session-expired'));
    expect((await api.database.models.Team.findByPk(fan.teamId))?.deletedAt).not.toBeNull();
    expect(await auditOf(fan.userId)).toMatchObject([{ action: 'user.erased', reason }]);
    expect(await erase(fan.userId, { email })).toMatchObject(refused(404, 'not-found'));
  });

  it('deletes and merges neither the own account nor those of the desk, and others do neither', async () => {
    const colleague = await signedIn(api, { roles: ['support'] });
    const fan = await signedIn(api);
    const ofDesk = refused(409, 'account-of-desk');
    expect(await erase(colleague.userId, { email: await emailOf(colleague) })).toMatchObject(ofDesk);
    expect(await erase(operator.userId, { email: await emailOf(operator) })).toMatchObject(ofDesk);
    expect(await merge(fan, colleague, await emailOf(colleague))).toMatchObject(ofDesk);
    const body = { email: await emailOf(fan), reason };
    expect(await colleague.client.post(`admin/users/${fan.userId}/erase`, body)).toMatchObject(
      refused(403, 'forbidden'),
    );
  });
});

describe('two accounts of one person', () => {
  it('become one with the teams, leagues, messages, orders, sign-ins and conversation of both', async () => {
    const { models } = api.database;
    const { leagueId, members } = await leagueOf(api, 2);
    const kept = await manager(api, { teamName: 'De Eerste' });
    const other = members[0] as Member;
    const { body } = await ask(other, chatOperations.insert, { key_id: leagueId, comment: 'Van mij' });
    expect(body.errors).toBeUndefined();
    const identity = { provider: 'facebook', issuer: 'facebook', subject: `s${other.userId}` } as const;
    await models.UserIdentity.create({ ...identity, userId: other.userId, email: null, createdAt: 0 });
    await models.UserRole.create({ userId: other.userId, role: 'premium', source: 'order' });
    await kept.client.post('help', { body: 'Van de ene' });
    await other.client.post('help', { body: 'Van de andere' });
    await models.User.update({ mutedUntil: 9e15 }, { where: { id: other.userId } });

    expect(await merge(kept, other, await emailOf(other))).toMatchObject(DONE);
    const { teams } = (await kept.client.get('teams')).body;
    expect(teams.map(({ id }: { id: number }) => id).sort()).toEqual([other.teamId, kept.teamId].sort());
    expect((await models.League.findByPk(leagueId))?.adminId).toBe(kept.userId);
    expect(await models.Comment.count({ where: { userId: kept.userId, body: 'Van mij' } })).toBe(1);
    expect(await models.UserIdentity.count({ where: { userId: kept.userId } })).toBe(1);
    expect(await models.UserRole.findOne({ where: { userId: kept.userId }, raw: true })).toMatchObject({
      role: 'premium',
      source: 'order',
    });
    const { messages } = (await kept.client.get('help')).body.conversation;
    expect(messages.map((one: { body: string }) => one.body)).toEqual(['Van de ene', 'Van de andere']);
    expect(Number((await models.User.findByPk(kept.userId))?.mutedUntil)).toBe(9e15);
    expect(await other.client.get('user/profile')).toMatchObject(refused(401, 'session-expired'));
    expect(await auditOf(other.userId)).toMatchObject([
      { action: 'user.merged', reason, details: { into: kept.userId } },
    ]);
  });

  it('stay two where one would have too many teams, pays at the moment, or is the other', async () => {
    const { models } = api.database;
    const [kept, other] = [await manager(api), await manager(api)];
    const email = await emailOf(other);
    const team = await models.Team.findByPk(other.teamId, { raw: true, rejectOnEmpty: true });
    const { id: _id, ...copy } = team;
    await models.Team.bulkCreate(Array.from({ length: 60 }, () => copy));
    expect(await merge(kept, other, email)).toMatchObject(refused(409, 'too-many-teams'));
    await models.Team.destroy({ where: { name: copy.name, userId: other.userId } });
    const order = {
      competitionId: copy.competitionId,
      userId: other.userId,
      kind: 'teams',
      status: 'open',
    } as const;
    const money = {
      amount: 700,
      discount: 0,
      providerKey: 'k',
      providerId: null,
      checkoutUrl: null,
      returnUrl: '',
    };
    const rest = { language: 'nl' as const, requestKey: null, requestHash: null, createdAt: 0, beganAt: 0 };
    await models.Order.create({
      ...order,
      ...money,
      ...rest,
      receiptNumber: null,
      paidAt: null,
      checkAt: null,
    });
    expect(await merge(kept, other, email)).toMatchObject(refused(409, 'account-busy'));
    expect(await merge(other, other, email)).toMatchObject(refused(404, 'not-found'));
    expect((await other.client.get('user/profile')).status).toBe(200);
    expect((await models.Team.findByPk(kept.teamId))?.userId).toBe(kept.userId);
  });
});
