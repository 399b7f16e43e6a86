import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { settleDue } from '../../scoring/settlement/index.js';
import { importTournament } from '../../testing/importTournament.js';
import { type Manager, manager, signedIn } from '../../testing/people.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { refusal, TestClient } from '../../testing/testClient.js';
import { ownTables } from './ownTables.js';

const MUSIALA = 110;

/** Tables with a user's rows that the export leaves out, and why. */
const OMITTED_TABLES: Readonly<Record<string, string>> = {
  email_verifications: 'the hash of a link that works for a week, and nothing else',
  password_resets: 'the hash of a link that works for an hour, and nothing else',
  provider_sessions: 'the secret with which the broadcaster is asked whether a sign-in goes on',
  matchdays: 'whose team won, which the rankings show to everybody',
  team_names:
    'names of teams and managers as searches compare them, which the export has as they are written',
  name_ends: 'the same names once more, as keys',
  settlements: 'how far a run through all teams has come',
  report_rounds: 'how far a run through all users has come',
  idempotency_keys: 'repeats for a day what the receipts contain',
};

let api: TestApi;
let own: Manager;
let other: Manager;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  own = await manager(api, { teamName: '=2+3;"cmd"' });
  other = await manager(api, { teamName: 'Zwijgplicht' });
  await livePrivately(own, 'de mijne');
  await livePrivately(other, 'van een ander');
  api.clock.set('2024-06-19T08:00:00Z');
  await settleDue(api.context);
});
afterAll(() => api.close());

/** Leaves a row wherever somebody can leave one. */
async function livePrivately({ client, userId, teamId }: Manager, words: string): Promise<void> {
  const { models } = api.database;
  await client.put(`watchlist/${MUSIALA}`);
  await client.put('user/reminders', { deadlineMail: true });
  await models.UserRole.create({ userId, role: 'pundit' });
  await models.UserIdentity.create({
    ...{ userId, provider: 'vrt', issuer: 'https://sso.example', subject: `id of ${words}` },
    ...{ email: null, createdAt: 1 },
  });
  await models.EmailVerification.create({
    ...{ tokenHash: `verification of ${words}`, userId, expiresAt: 1, usedAt: null },
  });
  await models.PasswordReset.create({ tokenHash: `reset of ${words}`, userId, expiresAt: 1, usedAt: null });
  const league = await models.League.create({
    competitionId: 1,
    name: `Liga ${words}`,
    adminId: userId,
    weekId: 1,
    mode: 'points',
    findable: false,
    createdAt: 1,
  });
  const leagueId = league.id;
  await models.LeagueMember.create({ leagueId, teamId, joinedAt: 2 });
  await models.LeagueMatch.create({ leagueId, weekId: 1, homeTeamId: teamId, awayTeamId: null });
  await models.Comment.create({
    leagueId,
    teamId,
    userId,
    body: `Gedacht: ${words}`,
    createdAt: 3,
    revision: 1,
    requestKey: `request of ${words}`,
  });
  const order = await models.Order.create({
    ...{ competitionId: 1, userId, kind: 'teams', status: 'paid', amount: 700, discount: 0, language: 'nl' },
    ...{ providerKey: `secret of ${words}`, providerId: `tr_${userId}`, checkoutUrl: null, returnUrl: '' },
    ...{ requestKey: `request of ${words}`, requestHash: null, receiptNumber: userId },
    ...{ createdAt: 1, paidAt: 2, beganAt: 1, checkAt: null },
  });
  await models.OrderLine.create({ orderId: order.id, teamId, name: `Ploeg ${words}`, amount: 700 });
  await models.Coupon.create({
    ...{ competitionId: 1, code: `CODE00${userId}`, type: 'discount1+1', state: 'spent' },
    ...{ orderId: order.id, userId, createdAt: 1 },
  });
  await client.post('help', { body: `Gevraagd: ${words}` });
}

describe('GET user/export', () => {
  it('exports everything that is stored about the caller, in readable units', async () => {
    const { body, status, headers } = await own.client.get('user/export');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="euromanager-[\d-]+\.json"$/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(Object.keys(body)).toEqual(ownTables.map(({ name }) => name));
    expect(body.account).toEqual([expect.objectContaining({ id: own.userId, firstName: 'Romelu' })]);
    expect(body.teams).toEqual([expect.objectContaining({ id: own.teamId, name: '=2+3;"cmd"' })]);
    expect(body.lineups[0]).toMatchObject({
      teamId: own.teamId,
      weekId: 1,
      starting: own.squad.starting,
      bench: own.squad.bench,
      purchasePrices: expect.arrayContaining([expect.any(Number)]),
    });
    expect(body.lineups[0].purchasePrices.every((price: number) => price < 20)).toBe(true);
    expect(body.receipts[0]).toMatchObject({ kind: expect.any(String), changes: expect.any(Object) });
    expect(body.results).toEqual([
      expect.objectContaining({ weekId: 1, points: expect.any(Number), totalPoints: expect.any(Number) }),
    ]);
    expect(body.watchlist).toEqual([
      { userId: own.userId, playerId: MUSIALA, since: expect.stringMatching(/^20\d\d-.*Z$/) },
    ]);
    expect(body.reminders[0]).toMatchObject({ deadlineMail: true });
    expect(body.leagues[0]).toMatchObject({ name: 'Liga de mijne', createdAt: '1970-01-01T00:00:00.001Z' });
    expect(body.comments[0]).toMatchObject({ body: 'Gedacht: de mijne' });
    expect(body.helpMessages[0]).toMatchObject({ fromDesk: false, body: 'Gevraagd: de mijne' });
    expect(body.orders[0]).toMatchObject({ status: 'paid', amount: 700 });
    expect(body.orderLines[0]).toMatchObject({ name: 'Ploeg de mijne' });
    for (const name of ['coupons', 'roles', 'identities', 'signIns', 'leagueMemberships', 'leagueMatches'])
      expect([name, body[name].length]).toEqual([name, 1]);
  });

  it('exports nothing about other users, and no secret', async () => {
    const { body } = await own.client.get('user/export');
    const text = JSON.stringify(body);
    const { models } = api.database;
    const [otherUser, sessions, choices] = await Promise.all([
      models.User.findByPk(other.userId, { raw: true }),
      models.Session.findAll({ raw: true }),
      models.MailChoice.findAll({ raw: true }),
    ]);
    const secrets = [
      otherUser?.email ?? '',
      'Zwijgplicht',
      'van een ander',
      'request of',
      'reset of',
      'secret of',
      `CODE00${other.userId}`,
      ...sessions.flatMap(({ family, tokenHash }) => [family, tokenHash]),
      ...choices.map(({ unsubscribeToken }) => unsubscribeToken),
    ];
    expect(secrets.length).toBeGreaterThan(10);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    const names = Object.values<object[]>(body).flatMap((rows) => rows.flatMap((row) => Object.keys(row)));
    expect(names.filter((name) => /hash|token|secret|password|key|family/i.test(name))).toEqual([]);
    const owners = Object.values<{ userId?: number; teamId?: number }[]>(body).flat();
    expect(new Set(owners.flatMap(({ userId }) => userId ?? []))).toEqual(new Set([own.userId]));
    expect(new Set(owners.flatMap(({ teamId }) => teamId ?? []))).toEqual(new Set([own.teamId]));
  });

  it('is also offered as a ZIP of CSV files with the same data and no formulas', async () => {
    const json = (await own.client.get('user/export')).body;
    const response = await fetch(`${api.url}/user/export?format=csv`, {
      headers: { authorization: own.client.token ?? '' },
    });
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(/filename="euromanager-[\d-]+\.zip"$/);
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const rowsOf = (name: string): Record<string, string>[] =>
      parse(strFromU8(files[`${name}.csv`] ?? new Uint8Array()), { columns: true, bom: true });
    for (const { name } of ownTables) {
      expect([name, rowsOf(name).length]).toEqual([name, json[name].length]);
      // A table without rows still names its columns.
      expect(files[`${name}.csv`]?.length).toBeGreaterThan(5);
    }
    expect(rowsOf('teams')[0]?.name).toBe(`'=2+3;"cmd"`);
    expect(rowsOf('lineups')[0]?.starting).toBe(own.squad.starting.join(' '));
    expect(rowsOf('reminders')[0]?.deadlineMail).toBe('true');
    expect(rowsOf('results')[0]?.points).toBe(String(json.results[0].points));
  });

  it('holds only the account while the user has no team', async () => {
    const { client, userId } = await signedIn(api);
    const { body, status } = await client.get('user/export');
    expect(status).toBe(200);
    const tablesWithRows = Object.entries<{ id?: number }[]>(body).filter(([, rows]) => rows.length > 0);
    expect(tablesWithRows.map(([name]) => name)).toEqual(['account', 'signIns']);
    expect(body.account[0].id).toBe(userId);
  });

  it('requires a session and is rate-limited', async () => {
    const visitor = new TestClient(api.url);
    expect(await visitor.get('user/export')).toMatchObject({ status: 401, body: refusal('not-signed-in') });
    expect(await own.client.get('user/export?format=xml')).toMatchObject({ status: 400 });
    let answer = await other.client.get('user/export');
    for (let call = 1; call < 11; call += 1) answer = await other.client.get('user/export');
    expect(answer).toMatchObject({ status: 429, body: refusal('too-many-requests') });
    expect((await own.client.get('user/export')).status).toBe(200);
  });
});

it('covers every table that refers to users or teams, unless a reason for its exclusion is listed', async () => {
  const schema = api.database.sequelize.getQueryInterface();
  const exportedTables = new Set<string>(
    ownTables.flatMap((table) => ('model' in table ? api.database.models[table.model].tableName : [])),
  );
  const personal: string[] = [];
  for (const table of await schema.showAllTables()) {
    const columns = Object.keys(await schema.describeTable(table));
    if (columns.some((column) => /(^|_)(user|team|admin)_id$/.test(column))) personal.push(table);
  }
  expect(personal.length).toBeGreaterThan(15);
  expect(personal.filter((table) => !exportedTables.has(table) && !(table in OMITTED_TABLES))).toEqual([]);
  expect(Object.keys(OMITTED_TABLES).filter((table) => !personal.includes(table))).toEqual([]);
});
