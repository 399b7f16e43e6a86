import type { Mail } from '../../mail/mailer.js';
import { MailFailure } from '../../mail/mailFailure.js';
import { importTournament } from '../../testing/importTournament.js';
import { signedIn } from '../../testing/people.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { refusal, TestClient } from '../../testing/testClient.js';
import { helpCleanupJob } from '../helpCleanupJob.js';
import { helpMailJob } from '../helpMailJob.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let api: TestApi;
let mails: Mail[];
let isMailDown = false;
beforeAll(async () => {
  mails = [];
  api = await startTestApi({
    mailer: {
      async send(mail) {
        if (isMailDown) throw new MailFailure('unreachable', new Error('down'));
        mails.push(mail);
      },
    },
  });
  await importTournament(api.database, api.clock);
});
beforeEach(() => {
  mails.length = 0;
  // Limits count by the real clock of the process; each test has an address of its own.
  address += 1;
});
afterAll(() => api.close());

let address = 0;
const from = () => ({ headers: { 'x-forwarded-for': `198.51.100.${address}` } });
const visitor = () => new TestClient(api.url);
const fan = async () => (await signedIn(api)).client;
/** Signed in afresh: a test may let more time pass than a token lives. */
const atDesk = async () => (await signedIn(api, { roles: ['support'] })).client;
const write = (client: TestClient, body: string, more: object = {}) =>
  client.post('help', { body, ...more }, from());
const read = async (client: TestClient, query = '') => (await client.get(`help${query}`)).body.conversation;
const words = (conversation: { messages: { body: string }[] }) =>
  conversation.messages.map(({ body }) => body);
const answer = async (id: number, body: string) => (await atDesk()).post(`admin/help/${id}`, { body });
const setStatus = async (id: number | string, status: string) =>
  (await atDesk()).post(`admin/help/${id}/status`, { status });
const sendMails = () => helpMailJob.run(api.context, 0);

async function waiting(id: number) {
  const { body } = await (await atDesk()).get('admin/help?pageRecords=100');
  return body.tickets.find((ticket: { id: number }) => ticket.id === id);
}

describe('a conversation with the help desk', () => {
  it('works in both directions, and counts the unread messages of each side', async () => {
    const client = await fan();
    expect(await read(client)).toBeNull();
    const reply = await write(client, '  Waar vind ik\r\nmijn code?  ', { path: '/leagues' });
    const { id } = reply.body.conversation;
    expect(reply.body.conversation).toMatchObject({ status: 'open', unread: 0 });
    expect(await waiting(id)).toMatchObject({
      user: { name: 'Romelu Lukaku' },
      ...{ email: null, path: '/leagues', language: 'en', status: 'open', unread: 1 },
      lastMessage: { from: 'asker', author: '', body: 'Waar vind ik\nmijn code?' },
    });
    const desk = await atDesk();
    const opened = (await desk.get(`admin/help/${id}`)).body;
    expect([opened.ticket.unread, words(opened)]).toEqual([0, ['Waar vind ik\nmijn code?']]);
    await answer(id, 'Onder Instellingen.');
    const conversation = await read(client);
    expect(conversation).toMatchObject({ unread: 1, messages: [{}, { from: 'desk', author: 'Romelu' }] });
    const last = conversation.messages[1].id;
    expect(await read(client, `?after=${last}&seen=${last}`)).toMatchObject({ unread: 0, messages: [] });
    expect(await read(client, '?seen=1')).toMatchObject({ unread: 0 });
  });

  it('is closed by the desk and reopened by a message from either side', async () => {
    const client = await fan();
    const { id } = (await write(client, 'Een vraag')).body.conversation;
    const closed = await setStatus(id, 'closed');
    expect(closed.body.ticket).toMatchObject({ status: 'closed' });
    expect(await read(client)).toMatchObject({ status: 'closed', messages: [{}] });
    expect((await write(client, 'Nog een')).body.conversation).toMatchObject({ id, status: 'open' });
    await setStatus(id, 'closed');
    expect((await answer(id, 'Toch nog dit')).body.ticket).toMatchObject({ status: 'open' });
  });

  it('is listed before the answered ones while it waits, and can be filtered by its status', async () => {
    const [early, late] = [await fan(), await fan()];
    const first = (await write(early, 'Eerst')).body.conversation.id;
    api.passTime(MINUTE);
    const second = (await write(late, 'Later')).body.conversation.id;
    await answer(second, 'Klaar');
    const desk = await atDesk();
    const { body } = await desk.get('admin/help?status=open&pageRecords=100');
    const order = body.tickets.map(({ id }: { id: number }) => id);
    expect(order.indexOf(first)).toBeLessThan(order.indexOf(second));
    await setStatus(first, 'closed');
    const closed = (await desk.get('admin/help?status=closed')).body;
    expect(closed.tickets.map(({ id }: { id: number }) => id)).toContain(first);
    expect(closed.totalRecords).toBe(closed.tickets.length);
  });

  it('stores a message once when it is sent again', async () => {
    const client = await fan();
    const headers = { 'idempotency-key': 'again' };
    const ask = (body: string) => client.post('help', { body }, { headers });
    const answers = await Promise.all([ask('Dubbel'), ask('Dubbel'), ask('Dubbel')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(words(await read(client))).toEqual(['Dubbel']);
    expect(await ask('Anders')).toMatchObject({ status: 422, body: refusal('idempotency-key-reused') });
    const { id } = answers[0]?.body.conversation ?? {};
    const desk = await atDesk();
    const reply = () => desk.post(`admin/help/${id}`, { body: 'Ja' }, { headers });
    await reply();
    expect(words((await reply()).body)).toEqual(['Dubbel', 'Ja']);
  });

  it.each([
    { what: 'nothing', body: '' },
    { what: 'blank lines', body: ' \n ' },
    { what: 'an invisible character', body: '\u200b' },
    { what: '2001 characters', body: '👨‍👩‍👧'.repeat(2001) },
    { what: 'a control character', body: 'a\u0007b' },
  ])('rejects a message with $what', async ({ body }) => {
    const refusedAnswer = await write(await fan(), body);
    expect([refusedAnswer.status, refusedAnswer.body]).toEqual([422, refusal('help-message-invalid')]);
  });

  it('is created once by two tabs, and accepts 2000 characters as a reader counts them', async () => {
    const client = await fan();
    const family = '👨‍👩‍👧'.repeat(2000);
    const answers = await Promise.all([write(client, 'a'.repeat(2000)), write(client, family)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(answers.map(({ body }) => body.conversation.id)).size).toBe(1);
  });

  it('accepts sixty messages an hour from one sender', async () => {
    for (const client of [await fan(), visitor()]) {
      const codes: number[] = [];
      for (let count = 0; count < 61; count += 1)
        codes.push((await write(client, `Bericht ${count}`)).status);
      expect(codes).toEqual([...Array(60).fill(200), 429]);
    }
  });
});

describe('a visitor', () => {
  it('is identified only by a cookie that scripts cannot read', async () => {
    const client = visitor();
    expect(await read(client)).toBeNull();
    expect([...client.cookies]).toEqual([]);
    const first = await write(client, 'Hoe doe ik mee?', { email: 'Ik@Example.test' });
    expect(first.headers.get('set-cookie')).toMatch(
      /^em_help=[\w-]{43}; path=\/api\/help; expires=[^;]+; samesite=lax; httponly$/i,
    );
    expect(words(await read(client))).toEqual(['Hoe doe ik mee?']);
    const [secondAnswer, cookie] = [await write(client, 'En hoe win ik?'), client.cookies.get('em_help')];
    expect(secondAnswer.headers.get('set-cookie')).toContain(`em_help=${cookie};`);
    expect(await read(visitor())).toBeNull();
    const { id } = first.body.conversation;
    expect(await waiting(id)).toMatchObject({ user: null, email: 'ik@example.test' });
    const storedConversation = await api.database.models.HelpConversation.findByPk(id, { raw: true });
    expect(JSON.stringify(storedConversation)).not.toContain(client.cookies.get('em_help'));
  });

  it('receives responses that are not cached, and that no other site reads or writes', async () => {
    const client = visitor();
    await write(client, 'Geheim');
    const { headers } = await client.get('help');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    const foreign = { headers: { origin: 'https://elders.example', 'sec-fetch-site': 'cross-site' } };
    const refusedAnswer = await client.post('help', { body: 'Van elders' }, foreign);
    expect([refusedAnswer.status, refusedAnswer.body]).toEqual([403, refusal('origin-refused')]);
    expect(words(await read(client))).toEqual(['Geheim']);
  });

  it('moves the conversation to an account at sign-in, where the cookie no longer opens it', async () => {
    const client = visitor();
    const { id } = (await write(client, 'Als bezoeker')).body.conversation;
    const cookie = client.cookies.get('em_help') ?? '';
    client.token = (await fan()).token;
    expect(await read(client)).toMatchObject({ id, messages: [{ body: 'Als bezoeker' }] });
    expect(client.cookies.has('em_help')).toBe(false);
    const thief = visitor();
    thief.cookies.set('em_help', cookie);
    expect(await read(thief)).toBeNull();
    expect(await waiting(id)).toMatchObject({ user: { name: 'Romelu Lukaku' }, email: null });
  });

  it('has both conversations merged when the account had its own', async () => {
    const account = await fan();
    const own = (await write(account, 'Eerst als lid')).body.conversation.id;
    await setStatus(own, 'closed');
    const client = visitor();
    const visitorConversation = (await write(client, 'Dan als bezoeker')).body.conversation.id;
    await answer(visitorConversation, 'Een antwoord');
    client.token = account.token;
    const both = (await write(client, 'En weer als lid')).body.conversation;
    expect(both).toMatchObject({ id: own, status: 'open', unread: 1 });
    expect(words(both)).toEqual(['Eerst als lid', 'Dan als bezoeker', 'Een antwoord', 'En weer als lid']);
    expect(await waiting(visitorConversation)).toBeUndefined();
  });

  it('is deleted ninety days after the last message; an account’s conversation is not', async () => {
    const [client, account] = [visitor(), await fan()];
    await write(client, 'Even maar');
    await write(account, 'Voor lang');
    api.passTime(90 * DAY);
    await helpCleanupJob.run(api.context, 0);
    expect(words(await read(client))).toEqual(['Even maar']);
    api.passTime(MINUTE);
    await helpCleanupJob.run(api.context, 0);
    expect(await read(client)).toBeNull();
    const { HelpMessage } = api.database.models;
    expect(await HelpMessage.count({ where: { body: 'Even maar' } })).toBe(0);
    expect(await HelpMessage.count({ where: { body: 'Voor lang' } })).toBe(1);
    expect((await write(client, 'Opnieuw')).status).toBe(200);
    expect(words(await read(client))).toEqual(['Opnieuw']);
  });
});

describe('an unread answer', () => {
  beforeEach(async () => {
    // Mails of earlier tests are sent first.
    api.passTime(10 * MINUTE);
    await sendMails();
    mails.length = 0;
  });

  it('is announced in one mail after ten minutes, and in no further one until it is read', async () => {
    const client = visitor();
    const { id } = (await write(client, 'Vraag', { email: 'weg@example.test' })).body.conversation;
    await answer(id, 'Eerste deel\n<b>met haken</b>');
    api.passTime(9 * MINUTE);
    await answer(id, 'Tweede deel');
    await sendMails();
    expect(mails).toEqual([]);
    api.passTime(MINUTE);
    await Promise.all([sendMails(), sendMails()]);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['weg@example.test', 'An answer from our help desk'],
    ]);
    const [{ text, html }] = mails as [Mail];
    for (const part of ['Eerste deel', 'Tweede deel', '/contact']) expect(text).toContain(part);
    expect(html).toContain('&lt;b&gt;met haken&lt;/b&gt;');
    await answer(id, 'Derde deel');
    api.passTime(20 * MINUTE);
    await sendMails();
    expect(mails).toHaveLength(1);
    const { messages } = await read(client);
    await read(client, `?seen=${messages.at(-1).id}`);
    await answer(id, 'Vierde deel');
    api.passTime(10 * MINUTE);
    await sendMails();
    expect(mails).toHaveLength(2);
  });

  it('is not mailed to users who read it in time, nor to visitors without an address', async () => {
    const [account, nameless] = [await fan(), visitor()];
    const conversationId = (await write(account, 'Snel')).body.conversation.id;
    const lost = (await write(nameless, 'Zonder adres')).body.conversation.id;
    await answer(lost, 'Antwoord');
    const { messages } = (await answer(conversationId, 'Antwoord')).body;
    await read(account, `?seen=${messages.at(-1).id}`);
    api.passTime(8 * MINUTE);
    await answer(conversationId, 'Nog iets');
    api.passTime(5 * MINUTE);
    await sendMails();
    expect(mails).toEqual([]);
    api.passTime(5 * MINUTE);
    await sendMails();
    expect(mails).toHaveLength(1);
  });

  it('is retried while the mail server is down', async () => {
    const client = await fan();
    const { id } = (await write(client, 'Vraag')).body.conversation;
    await answer(id, 'Antwoord');
    api.passTime(10 * MINUTE);
    isMailDown = true;
    await sendMails();
    isMailDown = false;
    await sendMails();
    expect(mails).toEqual([]);
    api.passTime(MINUTE);
    await sendMails();
    expect(mails.map(({ text }) => text.includes('Antwoord'))).toEqual([true]);
  });
});

describe('the desk', () => {
  it('requires the role of the help desk or the operator', async () => {
    const { id } = (await write(await fan(), 'Vraag')).body.conversation;
    const calls: [string, string, object?][] = [
      ['GET', 'admin/help'],
      ['GET', `admin/help/${id}`],
      ['POST', `admin/help/${id}`, { body: 'Hallo' }],
      ['POST', `admin/help/${id}/status`, { status: 'closed' }],
    ];
    const clients = [
      { client: visitor(), status: 401 },
      { client: await fan(), status: 403 },
      { client: (await signedIn(api, { roles: ['premium', 'pundit'] })).client, status: 403 },
      { client: (await signedIn(api, { roles: ['operator'] })).client, status: 200 },
    ];
    for (const { client, status } of clients) {
      for (const [method, path, body] of calls) {
        const answered = await client.send(method, path, body ? { body } : {});
        expect([method, path, answered.status]).toEqual([method, path, status]);
      }
    }
  });

  it.each([999_999, 0, 'abc'])('returns 404 for %s', async (id) => {
    const desk = await atDesk();
    expect((await desk.get(`admin/help/${id}`)).body).toEqual(refusal('not-found'));
    expect((await desk.post(`admin/help/${id}`, { body: 'x' })).body).toEqual(refusal('not-found'));
    const closing = await setStatus(id, 'closed');
    expect(closing.body).toEqual(refusal('not-found'));
  });
});
