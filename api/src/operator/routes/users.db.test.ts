import type { HelpMessage } from '../../models/index.js';
import { importTournament } from '../../testing/importTournament.js';
import { type Manager, manager, type Person, signedIn } from '../../testing/people.js';
import { watchStatements } from '../../testing/recordStatements.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { refusal } from '../../testing/testClient.js';

const reason = 'Gevraagd per telefoon';

let api: TestApi;
let operator: Person;
let fan: Manager;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  operator = await signedIn(api, { roles: ['operator'] });
  fan = await manager(api, { teamName: 'Rode Draad' });
  await api.database.models.User.update(
    { firstName: 'Marie', lastName: 'Van_den Bossche', email: 'marie.vdb@example.test', passwordHash: 'x' },
    { where: { id: fan.userId } },
  );
});
afterAll(() => api.close());

async function find(query: string) {
  const { body, status } = await operator.client.get(`admin/users?${query}`);
  expect(status).toBe(200);
  return body;
}

async function audit(query: string) {
  return (await operator.client.get(`admin/audit?${query}`)).body;
}

function setRoles(person: Person, userId: number, roles: readonly string[], why: unknown = reason) {
  return person.client.put(`admin/users/${userId}/roles`, { roles, reason: why });
}

describe('GET admin/users', () => {
  it.each(['marie', 'MARIE van', 'van marie', 'marie.v', 'Marie.VDB@example.test'])(
    'finds by "%s", with the data for an operator',
    async (name) => {
      expect(await find(`name=${encodeURIComponent(name)}`)).toEqual({
        totalRecords: 1,
        users: [
          {
            ...{ id: fan.userId, firstName: 'Marie', lastName: 'Van_den Bossche' },
            ...{ email: 'marie.vdb@example.test', roles: [], signsInWith: ['password'] },
            teams: [{ id: fan.teamId, name: 'Rode Draad', paid: false }],
            createdAt: '1970-01-01T00:00:00.000Z',
          },
        ],
      });
    },
  );

  it('finds by number and by role, and pages through all, the newest first', async () => {
    expect((await find(`name=%23${fan.userId}`)).users[0].firstName).toBe('Marie');
    const operators = await find('role=operator');
    expect(operators.users.map(({ id }: { id: number }) => id)).toEqual([operator.userId]);
    expect((await find('role=operator&name=marie')).totalRecords).toBe(0);
    const ids: number[] = [];
    for (const pageNumber of [1, 2]) {
      const page = await find(`pageRecords=1&pageNumber=${pageNumber}`);
      expect([page.totalRecords, page.users.length]).toEqual([2, 1]);
      ids.push(page.users[0].id);
    }
    expect(ids).toEqual([fan.userId, operator.userId]);
    expect((await find('pageNumber=3')).users).toEqual([]);
  });

  it.each(['%', "' OR 1=1 --", '\\', 'nobody', '_arie'])('finds nobody by "%s"', async (name) => {
    const { totalRecords } = await find(`name=${encodeURIComponent(`${name} zz`)}`);
    expect(totalRecords).toBe(0);
  });
});

describe('PUT admin/users/{id}/roles', () => {
  it('grants and revokes roles, logs the reason, and applies to the user’s next call', async () => {
    const promotion = await setRoles(operator, fan.userId, ['premium', 'support', 'premium']);
    expect(promotion.body.user.roles).toEqual(['premium', 'support']);
    expect((await fan.client.get('user/profile')).body.roles).toEqual(['user', 'premium', 'support']);
    const demotion = await setRoles(operator, fan.userId, ['premium']);
    expect(demotion.body.user.roles).toEqual(['premium']);
    const { totalRecords, entries } = await audit(`subject=user%20${fan.userId}`);
    expect(totalRecords).toBe(3);
    expect(entries[0]).toEqual({
      id: expect.any(Number),
      at: expect.any(String),
      actor: { id: operator.userId, name: 'Romelu Lukaku' },
      action: 'role.taken',
      subject: `user ${fan.userId}`,
      reason,
      details: { role: 'support', source: 'hand' },
    });
    expect((await audit('action=role.granted&pageRecords=1')).totalRecords).toBe(2);
    expect(JSON.stringify(entries)).not.toContain('example.test');
    const { deskActions } = (await fan.client.get('user/export')).body;
    expect(deskActions.map(({ action, details }: Record<string, unknown>) => [action, details])).toEqual([
      ['role.granted', { role: 'premium', source: 'hand' }],
      ['role.granted', { role: 'support', source: 'hand' }],
      ['role.taken', { role: 'support', source: 'hand' }],
    ]);
  });

  it('does not revoke a role of an order', async () => {
    const { UserRole } = api.database.models;
    const { userId } = await signedIn(api);
    await UserRole.create({ userId, role: 'premium', source: 'order' });
    await setRoles(operator, userId, ['premium', 'pundit']);
    const roles = await UserRole.findAll({ where: { userId }, order: ['role'], raw: true });
    expect(roles.map(({ role, source }) => [role, source])).toEqual([
      ['premium', 'order'],
      ['pundit', 'hand'],
    ]);
  });

  it('requires a reason, a known role and an existing user, and changes nothing otherwise', async () => {
    const before = (await audit('')).totalRecords;
    for (const why of [undefined, '', '  a ', 'x'.repeat(501), 7])
      expect([why, (await setRoles(operator, fan.userId, [], why)).status]).toEqual([
        why,
        why === undefined ? 200 : 400,
      ]);
    expect((await setRoles(operator, fan.userId, ['king'])).status).toBe(400);
    expect(await setRoles(operator, 999_999, [])).toMatchObject({ status: 404, body: refusal('not-found') });
    expect((await audit('')).totalRecords).toBe(before + 1);
  });

  it('never leaves the game without an operator', async () => {
    expect(await setRoles(operator, operator.userId, ['premium'])).toMatchObject({
      status: 409,
      body: refusal('own-role'),
    });
    const second = await signedIn(api, { roles: ['operator'] });
    const [a, b] = await Promise.all([
      setRoles(operator, second.userId, []),
      setRoles(second, operator.userId, []),
    ]);
    expect([a.status, b.status].sort()).toEqual([200, 403]);
    const remainingRoles = await api.database.models.UserRole.findAll({
      where: { role: 'operator' },
      raw: true,
    });
    expect(remainingRoles).toHaveLength(1);
    if (remainingRoles[0]?.userId !== operator.userId) operator = second;
  });
});

describe('roles of the desk', () => {
  const put = (userId: number, body: object) =>
    operator.client.put(`admin/users/${userId}/roles`, { roles: [], reason, ...body });
  const editor = { role: 'editor', competitionId: null };
  const localTreasurer = { role: 'treasurer', competitionId: 1 };

  it('are given and taken, with the competition of each in the audit log', async () => {
    const { userId, client } = await signedIn(api);
    const given = await put(userId, { deskRoles: [localTreasurer, editor, editor] });
    expect(given.body.user).toMatchObject({ roles: [], deskRoles: [editor, localTreasurer] });
    expect((await client.get('user/profile')).body).toMatchObject({
      roles: ['user'],
      deskRoles: [
        { role: 'editor', competition: null },
        { role: 'treasurer', competition: '' },
      ],
    });
    expect((await client.get('admin/pages')).status).toBe(200);
    const { body } = await operator.client.get('admin/users?role=treasurer');
    expect(body.users.map(({ id }: { id: number }) => id)).toEqual([userId]);
    // A desk of the release before does not know them.
    expect((await put(userId, { roles: ['pundit'] })).body.user.deskRoles).toHaveLength(2);
    expect((await put(userId, { deskRoles: [] })).body.user).not.toHaveProperty('deskRoles');
    expect((await client.get('admin/pages')).status).toBe(403);
    const { entries } = await audit(`subject=user%20${userId}&action=role.taken`);
    expect(entries.map(({ details }: { details: object }) => details)).toContainEqual({
      ...{ role: 'treasurer', source: 'hand', competition: 1 },
    });
  });

  it('are refused for an unknown competition, and moderators for one', async () => {
    const { userId } = await signedIn(api);
    const refused = [
      { deskRoles: [{ role: 'editor', competitionId: 99 }] },
      { deskRoles: [{ role: 'moderator', competitionId: 1 }] },
      { deskRoles: [{ role: 'king', competitionId: null }] },
    ];
    const answers = [];
    for (const body of refused) answers.push((await put(userId, body)).status);
    expect(answers).toEqual([404, 400, 400]);
    expect(await api.database.models.DeskRole.count({ where: { userId } })).toBe(0);
  });

  it('leave a moderator the part of an account that complaints need', async () => {
    const { client } = await signedIn(api, { roles: ['moderator'] });
    const none = { totalRecords: 0, items: [] };
    const { body } = await client.get(`admin/users/${operator.userId}`);
    expect(body).toMatchObject({ identities: [], sessions: none, orders: none, auditBy: none });
    const { userId } = await signedIn(api, { roles: ['editor'] });
    const suspension = { days: 1, notice: 'Je schold iemand uit.', reason };
    expect(await client.post(`admin/users/${userId}/suspend`, suspension)).toMatchObject({
      status: 409,
      body: refusal('not-suspendable'),
    });
  });
});

describe('POST admin/users/{id}/roles', () => {
  const change = (person: Person, userId: number, body: object) =>
    person.client.post(`admin/users/${userId}/roles`, { reason, ...body });

  it('grants and revokes only the given roles, and is idempotent', async () => {
    const { userId } = await signedIn(api, { roles: ['support'] });
    for (const _ of ['once', 'again']) {
      const answer = await change(operator, userId, { give: ['premium'], take: ['pundit'] });
      expect([answer.status, answer.body.user.roles]).toEqual([200, ['premium', 'support']]);
    }
    expect((await change(operator, userId, { take: ['support'] })).body.user.roles).toEqual(['premium']);
    expect((await audit(`subject=user%20${userId}`)).totalRecords).toBe(2);
  });

  it('has the same rules as setting all of them', async () => {
    expect(await change(operator, operator.userId, { take: ['operator'] })).toMatchObject({
      status: 409,
      body: refusal('own-role'),
    });
    expect((await change(operator, 999_999, { give: ['premium'] })).status).toBe(404);
    expect((await change(operator, fan.userId, { give: ['king'] })).status).toBe(400);
    expect((await change(operator, fan.userId, { give: ['premium'], reason: '' })).status).toBe(400);
  });
});

describe('GET admin/users/{id}', () => {
  const sheetOf = (userId: number) => operator.client.get(`admin/users/${userId}`);

  it('has teams, sign-ins, identities, roles, conversations and audit of an account, and no secrets', async () => {
    const { models } = api.database;
    const owner = await manager(api, { teamName: 'Blauwe Draad' }, { roles: ['support'] });
    const { userId } = owner;
    await models.User.update({ passwordHash: 'secret-hash' }, { where: { id: userId } });
    await models.UserRole.create({ userId, role: 'premium', source: 'order' });
    await models.UserIdentity.create({
      ...{ userId, provider: 'facebook', issuer: 'fb', subject: 'secret-subject' },
      ...{ email: 'facebook@example.test', createdAt: 1000 },
    });
    await owner.client.post('help', { body: 'secret words for the desk' });
    await owner.client.post('help', { body: 'and some more' });
    await setRoles(operator, userId, ['premium', 'support', 'pundit']);
    const { status, body } = await sheetOf(userId);
    expect(status).toBe(200);
    const ticket = (await operator.client.get('admin/help?status=open')).body.tickets.find(
      ({ user }: { user: { id: number } | null }) => user?.id === userId,
    );
    expect(body).toMatchObject({
      user: { id: userId, roles: ['premium', 'pundit', 'support'] },
      language: 'nl',
      emailVerified: true,
      roleSources: [
        { role: 'premium', source: 'order' },
        { role: 'pundit', source: 'hand' },
        { role: 'support', source: 'hand' },
      ],
      identities: [
        { provider: 'facebook', email: 'facebook@example.test', createdAt: '1970-01-01T00:00:01.000Z' },
      ],
      sessions: { totalRecords: 1, items: [{ state: 'active', provider: null, device: '' }] },
      teams: {
        totalRecords: 1,
        items: [
          { id: owner.teamId, name: 'Blauwe Draad', paid: false, competitionFeed: 'EUROM', prefix: '' },
        ],
      },
      orders: { totalRecords: 0, items: [] },
      conversations: {
        totalRecords: 1,
        items: [{ status: 'open', waits: true, messages: 2, updatedAt: ticket.updatedAt }],
      },
      auditAbout: { totalRecords: 1, items: [{ action: 'role.granted', actor: { id: operator.userId } }] },
      auditBy: { totalRecords: 0, items: [] },
    });
    expect(JSON.stringify(body)).not.toMatch(/secret|tokenHash|family/i);
    expect((await sheetOf(operator.userId)).body.auditBy.totalRecords).toBe(
      (await audit(`actorId=${operator.userId}`)).totalRecords,
    );
  });

  it('counts a session once for any number of refreshes, and returns when it ended', async () => {
    const { userId } = await signedIn(api);
    const { Session } = api.database.models;
    const first = await Session.findOne({ where: { userId } });
    await first?.update({ replacedAt: 2 });
    await Session.create({
      ...{ userId, family: first?.family ?? '', tokenHash: 'later', createdAt: Date.UTC(2024, 5, 1) },
      ...{
        expiresAt: 9e12,
        userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
      },
    });
    await Session.create({
      ...{ userId, family: 'gone', tokenHash: 'gone', createdAt: 5, expiresAt: 10 },
      userAgent: null,
    });
    const before = (await sheetOf(userId)).body.sessions;
    expect(before.totalRecords).toBe(2);
    expect(before.items).toMatchObject([
      { state: 'expired', device: '' },
      { state: 'active', device: 'Firefox · Linux', lastUsedAt: '2024-06-01T00:00:00.000Z' },
    ]);
    await operator.client.post(`admin/users/${userId}/sign-out`, { reason });
    const after = (await sheetOf(userId)).body.sessions.items;
    expect(after.map(({ state }: { state: string }) => state)).toEqual(['ended', 'ended']);
  });

  it('dates a conversation by its first and last message, in one statement', async () => {
    const { models, sequelize } = api.database;
    const { client, userId } = await signedIn(api);
    const moments = ['2024-06-13T12:05:00.000Z', '2024-06-13T12:03:00.000Z', '2024-06-13T12:09:00.000Z'];
    for (const moment of moments) {
      await client.post('help', { body: 'Hallo' });
      const id = await models.HelpMessage.max<number, HelpMessage>('id');
      await models.HelpMessage.update({ at: Date.parse(moment) }, { where: { id } });
    }
    const statements: string[] = [];
    const stop = watchStatements(sequelize, (sql) => statements.push(sql));
    const { conversations } = (await sheetOf(userId)).body;
    stop();
    expect(conversations).toEqual({
      totalRecords: 1,
      items: [expect.objectContaining({ messages: 3, createdAt: moments[0], updatedAt: moments[2] })],
    });
    expect(statements.filter((sql) => /help_/.test(sql))).toHaveLength(1);
  });

  it('returns 404 for an unknown user', async () => {
    expect(await sheetOf(999_999)).toMatchObject({ status: 404, body: refusal('not-found') });
  });
});

it('POST admin/users/{id}/sign-out ends every session of an account at once', async () => {
  const account = await signedIn(api);
  expect((await account.client.get('user/profile')).status).toBe(200);
  const answer = await operator.client.post(`admin/users/${account.userId}/sign-out`, { reason });
  expect(answer.body).toEqual({ ok: true });
  expect(await account.client.get('user/profile')).toMatchObject({
    status: 401,
    body: refusal('session-expired'),
  });
  expect((await audit('action=user.signed-out')).entries[0]).toMatchObject({
    subject: `user ${account.userId}`,
    reason,
  });
  expect((await operator.client.post('admin/users/999999/sign-out', { reason })).status).toBe(404);
});

it('a deleted account is not found, and its operator’s actions are under a number', async () => {
  const former = await signedIn(api, { roles: ['operator'] });
  await setRoles(former, fan.userId, ['pundit']);
  const { email } = (await former.client.get('user/profile')).body;
  const leaving = await former.client.post('user/delete', { email });
  expect([leaving.status, leaving.body.error]).toEqual([200, undefined]);
  const { userId } = former;
  for (const name of [`%23${userId}`, 'deleted', email])
    expect((await find(`name=${name}`)).totalRecords).toBe(0);
  expect((await setRoles(operator, userId, ['premium'])).status).toBe(404);
  expect((await operator.client.post(`admin/users/${userId}/sign-out`, { reason })).status).toBe(404);
  expect((await audit('')).entries[0].actor).toEqual({ id: userId, name: `#${userId}` });
});
