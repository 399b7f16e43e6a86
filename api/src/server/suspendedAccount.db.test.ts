import {
  changesForSuspended,
  chatOperations,
  type Endpoint,
  type EndpointName,
  endpoints,
} from '@euro/api-contract';
import { ask, leagueOf, type Member } from '../testing/chatting.js';
import { importTournament } from '../testing/importTournament.js';
import { type Person, signedIn } from '../testing/people.js';
import { startTestApi, type TestApi } from '../testing/testApi.js';
import { type Answer, refusal } from '../testing/testClient.js';

/** What a suspended person may still change with a session: the account's safety and data, mails, and an open order. */
const ALLOWED: readonly EndpointName[] = [
  'POST user/verify-email/send',
  'DELETE user/avatar',
  'POST user/sign-out-everywhere',
  'POST user/delete',
  'PUT user/reminders',
  'PUT user/push',
  'POST user/push/subscribe',
  'POST user/push/unsubscribe',
  'POST user/push/test',
  'POST payments/cancel',
];
/** Changes that visitors make as well. */
const OPTIONAL: readonly EndpointName[] = ['POST help', 'POST user/push/replace'];
const WRITES = Object.entries<Endpoint>(endpoints).filter(
  ([name, { access }]) => !name.startsWith('GET ') && access !== 'open',
);
const REFUSED = WRITES.filter(([name, endpoint]) => changesForSuspended(name, endpoint) !== 'all').map(
  ([name]) => name,
);

const DAY = 24 * 60 * 60_000;
const NOTICE = 'Je schold iemand uit. Niet akkoord? Antwoord hier.';
const reason = 'Huisregels';

let api: TestApi;
let operator: Person;
let fan: Member;
let reader: Member;
let leagueId: number;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  operator = await signedIn(api, { roles: ['operator'] });
});
beforeEach(async () => {
  const league = await leagueOf(api, 2);
  leagueId = league.leagueId;
  [reader, fan] = league.members as [Member, Member];
});
afterAll(() => api.close());

const suspend = (userId: number, body: object = {}, by = operator) =>
  by.client.post(`admin/users/${userId}/suspend`, { days: 7, notice: NOTICE, reason, ...body });
const restore = (userId: number, body: object = {}) =>
  operator.client.post(`admin/users/${userId}/restore`, { reason, ...body });
const rename = ({ client, teamId }: Member, teamName: string, headers = {}) =>
  client.send('POST', `team/${teamId}/name`, { body: { teamName }, headers });
const audit = async (userId: number) =>
  (await operator.client.get(`admin/audit?subject=user%20${userId}`)).body.entries;
const DUTCH = { 'accept-language': 'nl' };
const SUSPENDED = { status: 403, body: refusal('account-suspended') };

/** Makes a call about rows that need not be there. */
function call({ client }: Person, name: string): Promise<Answer> {
  const [method = '', path = ''] = name.split(' ');
  const more = method === 'DELETE' ? {} : { body: {} };
  return client.send(method, path.replaceAll(/\{\w+\}/g, '1'), more);
}

it('every change with a session is refused to suspended accounts, or is allowed explicitly', () => {
  const allowed = WRITES.map(([name]) => name).filter((name) => !REFUSED.includes(name));
  expect(allowed.toSorted()).toEqual([...ALLOWED, ...OPTIONAL].toSorted());
});

describe('a suspended account', () => {
  it('is refused every change, with the end of the suspension, from the next call on', async () => {
    expect((await rename(fan, 'Brave ploeg')).status).toBe(200);
    const { status, body } = await suspend(fan.userId);
    expect([status, body.error]).toEqual([200, undefined]);
    const { until } = body.user.suspension;
    expect(Date.parse(until)).toBe(api.context.realNow() + 7 * DAY);
    for (const name of REFUSED.filter((one) => one !== 'PUT user'))
      expect([name, await call(fan, name)]).toMatchObject([name, SUSPENDED]);
    const { error } = (await rename(fan, 'Stoute ploeg', DUTCH)).body;
    expect(error.details).toEqual({ until });
    expect(error.message).toMatch(
      /^Je account is geschorst \(tot \w+ \d\d\/\d\d\/\d\d om \d\d\.\d\d u\.\): je kan alles lezen/,
    );
  });

  it('is refused every change of the chat, and reads it', async () => {
    const before = await ask(fan, chatOperations.insert, { key_id: leagueId, comment: 'Hallo' });
    const { id } = before.body.data.insert_comment;
    await suspend(fan.userId);
    for (const answer of [
      await ask(fan, chatOperations.insert, { key_id: leagueId, comment: 'Nog een' }),
      await ask(fan, chatOperations.delete, { id }),
      await ask(fan, chatOperations.vote, { id, voted: true }),
      await ask(fan, chatOperations.react, { id, kind: 'like', reacted: true }),
      await ask(fan, chatOperations.votePoll, { id, option: 0 }),
    ])
      expect(answer.body.errors[0].extensions).toMatchObject({ code: 'account-suspended', status: 403 });
    const query = { text: `{ comments(key_id: ${leagueId}) { comment } }` };
    expect((await ask(fan, query, {})).body.data.comments).toEqual([{ comment: 'Hallo' }]);
  });

  it('reads everything, and its team keeps its place', async () => {
    await suspend(fan.userId);
    for (const path of [
      `team/${fan.teamId}`,
      `league/${leagueId}`,
      'teams',
      'payments',
      'watchlist',
      'user/export',
    ])
      expect([path, (await fan.client.get(path)).status]).toEqual([path, 200]);
    expect((await reader.client.get(`team/${fan.teamId}`)).status).toBe(200);
  });

  it('chooses language and password, and no other name', async () => {
    await suspend(fan.userId);
    expect((await fan.client.put('user', { language: 'en', widgetUser: 'x' })).status).toBe(200);
    expect((await fan.client.put('user', { newPassword: 'nieuw wachtwoord' })).status).toBe(200);
    expect(await fan.client.put('user', { language: 'nl', firstName: 'Iemand' })).toMatchObject(SUSPENDED);
  });

  it('gets the reason from the help desk, and answers there', async () => {
    await suspend(fan.userId);
    expect((await fan.client.get('help')).body.conversation).toMatchObject({
      unread: 1,
      messages: [
        {
          from: 'desk',
          body: expect.stringMatching(/^Je schold iemand uit.+\n\nJe account is geschorst \(tot /),
        },
      ],
    });
    expect((await fan.client.post('help', { body: 'Het was een grap.' })).status).toBe(200);
    const { body } = await fan.client.get('user/export');
    expect(body.account).toMatchObject([{ suspensionNotice: NOTICE }]);
    expect(body.deskActions).toMatchObject([{ action: 'user.suspended', reason }]);
  });

  it('may choose its mails, sign out and be deleted, and nothing of the suspension stays', async () => {
    await suspend(fan.userId);
    const { client, userId } = fan;
    expect((await client.put('user/reminders', { deadline: true, report: false })).status).toBe(200);
    const { User } = api.database.models;
    const { email } = await User.findByPk(userId, { rejectOnEmpty: true });
    expect(await client.post('user/delete', { email })).toMatchObject({ status: 200 });
    expect(await User.findByPk(userId)).toMatchObject({ suspendedUntil: null, suspensionNotice: null });
  });

  it('receives the stored response to a change that was accepted before', async () => {
    const headers = { 'idempotency-key': 'before' };
    const first = await rename(fan, 'Brave ploeg', headers);
    await suspend(fan.userId);
    expect(await rename(fan, 'Brave ploeg', headers)).toMatchObject({ status: 200, body: first.body });
    expect(await rename(fan, 'Ander', { 'idempotency-key': 'after' })).toMatchObject(SUSPENDED);
  });

  it('changes nothing once the suspension was answered, however many changes came at the same time', async () => {
    const [suspension, ...renames] = await Promise.all([
      suspend(fan.userId),
      ...Array.from({ length: 5 }, (_, index) => rename(fan, `Ploeg ${index}`)),
    ]);
    expect(suspension.status).toBe(200);
    for (const answer of renames) expect([200, 403]).toContain(answer.status);
    const { Team } = api.database.models;
    const { name } = await Team.findByPk(fan.teamId, { rejectOnEmpty: true });
    expect(await rename(fan, 'Te laat')).toMatchObject(SUSPENDED);
    expect((await Team.findByPk(fan.teamId, { rejectOnEmpty: true })).name).toBe(name);
  });

  it('changes things again after its time, and when an operator lifts it', async () => {
    const { User } = api.database.models;
    await suspend(fan.userId, { days: null });
    const { body } = await operator.client.get(`admin/users/${fan.userId}`);
    expect(body.user.suspension).toEqual({ until: null, notice: NOTICE });
    const refused = await rename(fan, 'Te vroeg', DUTCH);
    expect(refused.body.error).toMatchObject({
      message: expect.stringMatching(/^Je account is geschorst: je kan/),
      details: { until: null },
    });
    expect((await restore(fan.userId, { notice: 'Je hebt gelijk.' })).body.user).not.toHaveProperty(
      'suspension',
    );
    expect((await rename(fan, 'Op tijd')).status).toBe(200);
    expect((await fan.client.get('help')).body.conversation.messages).toHaveLength(2);
    expect((await audit(fan.userId)).map(({ action }: { action: string }) => action)).toEqual([
      'user.restored',
      'user.suspended',
    ]);
    await suspend(fan.userId);
    await User.update({ suspendedUntil: api.context.realNow() }, { where: { id: fan.userId } });
    expect((await rename(fan, 'Voorbij')).status).toBe(200);
    expect((await restore(fan.userId)).status).toBe(200);
    expect(await audit(fan.userId)).toHaveLength(3);
  });
});

describe('suspending', () => {
  it('needs a reason, a notice and one of the terms, and replaces the suspension before', async () => {
    for (const body of [{ reason: '' }, { notice: ' ' }, { days: 2 }, { days: undefined }])
      expect([body, (await suspend(fan.userId, body)).status]).toEqual([body, 400]);
    expect(await suspend(fan.userId, { notice: 'a'.repeat(2001) })).toMatchObject({
      status: 422,
      body: refusal('help-message-invalid'),
    });
    expect(await audit(fan.userId)).toEqual([]);
    await suspend(fan.userId, { days: 1 });
    const { body } = await suspend(fan.userId, { days: 30, notice: 'Nog eens.' });
    expect(body.user.suspension).toEqual({
      until: new Date(api.context.realNow() + 30 * DAY).toISOString(),
      notice: 'Nog eens.',
    });
    expect((await audit(fan.userId))[0]).toMatchObject({
      action: 'user.suspended',
      reason,
      details: { until: body.user.suspension.until },
    });
  });

  it('is refused for oneself, for the desk, and for who is not there', async () => {
    const support = await signedIn(api, { roles: ['support'] });
    const other = await signedIn(api, { roles: ['operator'] });
    for (const [userId, because] of [
      [operator.userId, 'own-account'],
      [support.userId, 'has-role'],
      [other.userId, 'has-role'],
    ] as const) {
      const { status, body } = await suspend(userId);
      expect([status, body.error.code, body.error.details]).toEqual([409, 'not-suspendable', { because }]);
    }
    expect(await suspend(999_999)).toMatchObject({ status: 404, body: refusal('not-found') });
    expect(await restore(999_999)).toMatchObject({ status: 404, body: refusal('not-found') });
  });

  it('lists the suspended accounts, by name and role as well', async () => {
    const { User, UserRole } = api.database.models;
    await User.update({ suspendedUntil: null }, { where: {} });
    const find = async (query: string) =>
      (await operator.client.get(`admin/users?isSuspended=true${query}`)).body.users.map(
        ({ id }: { id: number }) => id,
      );
    expect(await find('')).toEqual([]);
    await suspend(fan.userId);
    await UserRole.create({ userId: fan.userId, role: 'premium' });
    expect(await find('')).toEqual([fan.userId]);
    expect(await find('&name=romelu')).toEqual([fan.userId]);
    expect(await find('&role=premium')).toEqual([fan.userId]);
    expect(await find('&role=premium&name=romelu')).toEqual([fan.userId]);
    expect(await find('&role=pundit')).toEqual([]);
  });
});

describe('an answer to complaints', () => {
  const complaintAbout = async (comment: string) => {
    const { body } = await ask(fan, chatOperations.insert, { key_id: leagueId, comment });
    const commentId = body.data.insert_comment.id;
    await reader.client.post(`league/${leagueId}/complaint`, { commentId, reason: 'insult' });
    const { complaints } = (await operator.client.get('admin/complaints')).body;
    return complaints.find(({ text }: { text: string }) => text === comment).id;
  };
  const decide = (id: number, body: object, { client } = operator) =>
    client.post(`admin/complaints/${id}/decide`, { answer: 'hide', notice: NOTICE, reason, ...body });

  it('suspends the author with one notice', async () => {
    const id = await complaintAbout('Kalf.');
    expect((await decide(id, { suspendedDays: 7 })).status).toBe(200);
    expect(await rename(fan, 'Stoute ploeg')).toMatchObject(SUSPENDED);
    expect((await fan.client.get('help')).body.conversation.messages).toHaveLength(1);
    expect(await audit(fan.userId)).toMatchObject([{ action: 'user.suspended', reason }]);
  });

  it('suspends by operators only, with a notice, and changes nothing otherwise', async () => {
    const id = await complaintAbout('Ezel.');
    const support = await signedIn(api, { roles: ['support'] });
    expect(await decide(id, { suspendedDays: 7 }, support)).toMatchObject({
      status: 403,
      body: refusal('forbidden'),
    });
    expect(await decide(id, { suspendedDays: null, notice: '' })).toMatchObject({
      status: 422,
      body: refusal('help-message-invalid'),
    });
    await api.database.models.UserRole.create({ userId: fan.userId, role: 'support' });
    expect(await decide(id, { suspendedDays: 1 })).toMatchObject({
      status: 409,
      body: refusal('not-suspendable'),
    });
    const { complaints } = (await operator.client.get('admin/complaints')).body;
    expect(complaints).toContainEqual(expect.objectContaining({ id, decision: null }));
    expect((await fan.client.get('help')).body.conversation).toBeNull();
  });
});
