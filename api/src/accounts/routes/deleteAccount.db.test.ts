import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settleDue } from '../../scoring/settlement/index.js';
import { ask } from '../../testing/chatting.js';
import { importTournament } from '../../testing/importTournament.js';
import { type Manager, manager, signedIn } from '../../testing/people.js';
import { picture, uploadAs } from '../../testing/pictureFiles.js';
import { startTestApi, type TestApi, testEnv } from '../../testing/testApi.js';
import { type Answer, refusal, TestClient } from '../../testing/testClient.js';

const MUSIALA = 110;
const WORDS = 'Zwijgplicht';
const dataDir = mkdtempSync(join(tmpdir(), 'euro-leaving-'));

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ env: { ...testEnv, dataDir } });
  await importTournament(api.database, api.clock);
});
afterAll(async () => {
  await api.close();
  rmSync(dataDir, { recursive: true });
});

let count = 0;
/** Somebody with a team and a password, who says a word of his own wherever he can. */
async function leaver(): Promise<Manager & { readonly email: string; readonly password: string }> {
  count += 1;
  const owner = await manager(api, { teamName: `${WORDS} FC`, nameVisible: true }, { roles: ['premium'] });
  const { client, userId } = owner;
  const [email, password] = [`${WORDS.toLowerCase()}${count}@example.test`, 'geheim'];
  await api.database.models.User.update({ email }, { where: { id: userId } });
  const address = { city: WORDS, street: WORDS, streetNr: WORDS, postCode: WORDS, country: WORDS };
  const profile = { firstName: WORDS, lastName: WORDS, ...address, newPassword: password };
  expect((await client.put('user', profile)).status).toBe(200);
  return { ...owner, email, password };
}

function files(): string[] {
  const uploads = join(dataDir, 'uploads');
  return existsSync(uploads)
    ? readdirSync(uploads).flatMap((folder) => readdirSync(join(uploads, folder)))
    : [];
}

/** Every row of every table, as text. */
async function everything(): Promise<string> {
  const { sequelize } = api.database;
  const tables: string[] = await sequelize.getQueryInterface().showAllTables();
  const rows = [];
  for (const table of tables) rows.push(await sequelize.query(`SELECT * FROM ${table}`));
  return JSON.stringify(rows);
}

it('removes the user from the game and erases all personal data', async () => {
  const fan = await manager(api, { teamName: 'De Achterblijvers' });
  const who = await leaver();
  const { client, teamId, email, password, userId } = who;
  const { models } = api.database;
  const { body } = await client.post(`league/team/${teamId}`, { name: 'De Kantine' });
  const leagueId: number = body.league.id;
  await models.LeagueMember.create({ leagueId, teamId: fan.teamId, joinedAt: 1 });
  const chat = 'query($id: Int!) { comments(key_id: $id) { comment } }';
  const comment = await models.Comment.create({
    ...{ leagueId, teamId, userId, body: WORDS, createdAt: 1, revision: 0, requestKey: null },
  });
  const optionsJson = JSON.stringify([{ text: WORDS, playerId: null }]);
  await models.CommentPoll.create({ commentId: comment.id, weekId: 1, optionsJson });
  await models.PollVote.create({ commentId: comment.id, userId, choice: 0, votedAt: 1 });
  for (const row of [
    { userId, teamId: fan.teamId },
    { userId: fan.userId, commentId: comment.id },
    { userId: fan.userId, teamId, nameBefore: WORDS },
  ])
    await models.Complaint.create({ ...row, reason: 'other', madeAt: 1 });
  await uploadAs(api, who, {
    path: 'user/avatar',
    field: 'avatar',
    file: await picture(60, 60).png().toBuffer(),
  });
  const logo = { path: 'team/badge', field: 'badge', fields: { teamId: String(teamId) } };
  await uploadAs(api, who, { ...logo, file: await picture(60, 60).png().toBuffer() });
  await client.put(`watchlist/${MUSIALA}`);
  await client.put('user/reminders', { deadlineMail: true });
  await client.post('help', { body: WORDS });
  await client.post(`team/${teamId}/name`, { teamName: `${WORDS} United` });
  await client.post('user/forgot', { email });
  await api.context.background.idle();
  await models.Team.update({ paid: true }, { where: { id: teamId } });
  await models.UserIdentity.create({
    ...{ userId, provider: 'vrt', issuer: 'https://sso.example', subject: WORDS, email, createdAt: 1 },
  });
  const phone = new TestClient(api.url);
  phone.token = (await phone.post('user/login', { email, password })).body.token;
  api.clock.set('2024-06-19T08:00:00Z');
  await settleDue(api.context);
  expect([files().length, await everything()]).toEqual([2, expect.stringContaining(WORDS)]);

  const answer = await phone.post('user/delete', {
    email: ` ${email.toUpperCase()} `,
    currentPassword: password,
  });
  expect(answer.body).toEqual({ ok: true });
  expect([phone.cookies.has('em_refresh'), phone.cookies.has('token')]).toEqual([false, false]);
  expect((await everything()).toLowerCase()).not.toContain(WORDS.toLowerCase());
  expect(files()).toEqual([]);
  for (const device of [client, phone]) {
    expect((await device.get('user/profile')).body).toEqual(refusal('session-expired'));
  }
  const login = await new TestClient(api.url).post('user/login', { email, password });
  expect(login.body).toEqual(refusal('invalid-credentials'));
  expect((await fan.client.get(`team/${teamId}`)).status).toBe(404);

  const league = (await fan.client.get(`league/${leagueId}`)).body;
  expect(JSON.stringify(league)).toContain('De Achterblijvers');
  expect(await models.League.findByPk(leagueId, { raw: true })).toMatchObject({ adminId: fan.userId });
  expect((await ask(fan, { text: chat }, { id: leagueId })).body.data.comments).toEqual([]);
  expect(await models.Comment.findOne({ where: { leagueId }, raw: true })).toMatchObject({
    body: '',
    revision: 1,
  });
  expect(await models.Complaint.count()).toBe(0);
  // The address is free again.
  const newAccount = { firstName: 'Eden', lastName: 'Hazard', email, password };
  expect((await new TestClient(api.url).post('user/register', newAccount)).status).toBe(200);
});

it('is refused to the last operator', async () => {
  const { UserRole } = api.database.models;
  const [one, two] = [await leaver(), await leaver()];
  for (const { userId } of [one, two]) await UserRole.create({ userId, role: 'operator', source: 'hand' });
  const leave = ({ client, email, password }: typeof one) =>
    client.post('user/delete', { email, currentPassword: password });
  const answers = await Promise.all([leave(one), leave(two)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [remainingRole] = await UserRole.findAll({ where: { role: 'operator' }, raw: true });
  const last = remainingRole?.userId === one.userId ? one : two;
  expect((await leave(last)).body).toEqual(refusal('last-operator'));
  expect((await last.client.get('admin/overview')).status).toBe(200);
  await UserRole.destroy({ where: { role: 'operator' } });
});

it('takes its first name from the answers of the help desk, which stay', async () => {
  const [asker, helper] = [await signedIn(api), await signedIn(api, { roles: ['support'] })];
  await api.database.models.User.update({ firstName: WORDS }, { where: { id: helper.userId } });
  const { id } = (await asker.client.post('help', { body: 'Een vraag' })).body.conversation;
  await helper.client.post(`admin/help/${id}`, { body: 'Een antwoord' });
  const answer = async () => (await asker.client.get('help')).body.conversation.messages[1];
  expect(await answer()).toMatchObject({ body: 'Een antwoord', author: WORDS });
  const { email } = (await helper.client.get('user/profile')).body;
  expect((await helper.client.post('user/delete', { email })).body).toEqual({ ok: true });
  expect(await answer()).toMatchObject({ body: 'Een antwoord', author: '' });
});

it('retains payments without the user’s name', async () => {
  const { client, userId, teamId, email, password } = await leaver();
  const { Order, OrderLine, User } = api.database.models;
  const order = await Order.create({
    ...{ competitionId: 1, userId, kind: 'teams', status: 'paid', amount: 990, discount: 0 },
    ...{ providerKey: `k${userId}`, providerId: null, checkoutUrl: null, returnUrl: '', language: 'nl' },
    ...{ requestKey: null, requestHash: null, receiptNumber: null, createdAt: 1, paidAt: 2, beganAt: 1 },
    checkAt: null,
  });
  await OrderLine.create({ orderId: order.id, teamId, name: `${WORDS} FC`, amount: 990 });
  await order.update({ status: 'open' });
  const early = await client.post('user/delete', { email, currentPassword: password });
  expect([early.status, early.body]).toEqual([409, refusal('account-busy')]);
  await order.update({ status: 'paid' });
  expect((await client.post('user/delete', { email, currentPassword: password })).body).toEqual({ ok: true });
  expect(await Order.findByPk(order.id, { raw: true })).toMatchObject({
    userId,
    amount: 990,
    status: 'paid',
  });
  const [line] = await OrderLine.findAll({ where: { orderId: order.id }, raw: true });
  expect(line).toMatchObject({ teamId, name: '—', amount: 990 });
  const operator = await signedIn(api, { roles: ['operator'] });
  const { orders } = (await operator.client.get(`admin/orders?userId=${userId}`)).body;
  expect(orders).toMatchObject([{ id: order.id, user: null }]);
  const row = await User.findByPk(userId, { raw: true });
  expect(row).toMatchObject({
    firstName: '',
    email: expect.stringMatching(/^deleted-[\da-f-]{36}@account\.invalid$/),
    passwordHash: null,
  });
});

it('is not blocked by another account that registered the placeholder address', async () => {
  const { client, userId, email, password } = await leaver();
  const squat = {
    firstName: 'Eden',
    lastName: 'Hazard',
    email: `deleted-${userId}@account.invalid`,
    password,
  };
  await new TestClient(api.url).post('user/register', squat);
  expect((await client.post('user/delete', { email, currentPassword: password })).body).toEqual({ ok: true });
});

it('is not undone by requests in flight', async () => {
  const { client, userId, email, password } = await leaver();
  const { passwords } = api.context;
  const { verify, hash } = passwords;
  const laptop = new TestClient(api.url);
  laptop.token = (await laptop.post('user/login', { email, password })).body.token;
  const leave = async () => {
    Object.assign(passwords, { verify, hash });
    expect((await laptop.post('user/delete', { email, currentPassword: password })).body).toEqual({
      ok: true,
    });
  };
  // While a new password is hashed somebody signs in, and while his is checked the account goes.
  const logins: Answer[] = [];
  const hashSlowly = async (...args: Parameters<typeof hash>) => {
    const verifySlowly = async (...typed: Parameters<typeof verify>) => {
      const matches = await verify(...typed);
      await leave();
      return matches;
    };
    Object.assign(passwords, { hash, verify: verifySlowly });
    logins.push(await new TestClient(api.url).post('user/login', { email, password }));
    return hash(...args);
  };
  Object.assign(passwords, { hash: hashSlowly });
  const change = await client.put('user', { firstName: WORDS, newPassword: 'nieuw123' });
  expect(logins.map(({ body }) => body)).toEqual([refusal('invalid-credentials')]);
  expect(change.body).toEqual(refusal('session-expired'));
  const row = await api.database.models.User.findByPk(userId, { raw: true });
  expect(row).toMatchObject({ firstName: '', passwordHash: null });
});

it('requires the address and the password, and stops guessing', async () => {
  const { client, email, password } = await leaver();
  const other = await client.post('user/delete', { email: 'x@example.test', currentPassword: password });
  expect(other.body).toEqual(refusal('invalid-input'));
  expect((await client.post('user/delete', { email })).body).toEqual(refusal('current-password-wrong'));
  const guess = () => client.post('user/delete', { email, currentPassword: 'gokje' });
  for (let attempt = 1; attempt < 10; attempt += 1) {
    expect((await guess()).body).toEqual(refusal('current-password-wrong'));
  }
  const limitedAnswer = await client.post('user/delete', { email, currentPassword: password });
  expect([limitedAnswer.status, limitedAnswer.body]).toEqual([429, refusal('too-many-requests')]);
  expect((await client.get('user/profile')).status).toBe(200);
});

it('requires only the address of an account without a password', async () => {
  const { client, userId } = await manager(api);
  const { email } = (await client.get('user/profile')).body;
  expect((await client.post('user/delete', { email })).body).toEqual({ ok: true });
  expect(await api.database.models.Team.count({ where: { userId, deletedAt: null } })).toBe(0);
});
