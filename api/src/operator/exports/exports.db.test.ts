import { parse } from 'csv-parse/sync';
import { seedTeams } from '../../demo/seedTeams.js';
import { settleDue } from '../../scoring/settlement/index.js';
import { importTournament } from '../../testing/importTournament.js';
import { type Person, signedIn } from '../../testing/people.js';
import { watchStatements } from '../../testing/recordStatements.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { refusal } from '../../testing/testClient.js';

/** More than two steps of every list. */
const TEAMS = 510;

let api: TestApi;
let operator: Person;
let fan: Person;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  await seedTeams(api.context, { teams: TEAMS, weekId: 1, seed: 5 });
  fan = await signedIn(api);
  operator = await signedIn(api, { roles: ['operator'] });
  api.clock.set('2024-06-19T08:00:00Z');
  await settleDue(api.context);
});
afterAll(() => api.close());

type Row = Record<string, string>;

async function rowsOf(path: string): Promise<Row[]> {
  const { status, body } = await operator.client.get(`admin/exports/${path}`);
  expect([status, body.error]).toEqual([200, undefined]);
  return parse<Row>(body, { columns: true, bom: true });
}

async function payFor(userId: number, fields: object): Promise<number> {
  const order = await api.database.models.Order.create({
    ...{ competitionId: 1, userId, kind: 'teams', status: 'paid', amount: 1_050, discount: 700 },
    ...{ providerKey: `key ${userId} ${JSON.stringify(fields)}`, providerId: null, checkoutUrl: null },
    ...{ returnUrl: '', language: 'nl', requestKey: null, requestHash: null, receiptNumber: null },
    ...{ createdAt: 1, paidAt: 2, beganAt: 1, checkAt: null, ...fields },
  });
  return order.id;
}

describe('a file of the desk', () => {
  it('is for operators only', async () => {
    for (const list of ['users', 'orders', 'audit', 'ranking', 'winners']) {
      const { status, body } = await fan.client.get(`admin/exports/${list}`);
      expect([status, body]).toEqual([403, refusal('forbidden')]);
    }
  });

  it('is a dated attachment in UTF-8 with a byte order mark, quotes what has to be, and holds no formula', async () => {
    const name = '=HYPERLINK("http://x")';
    await api.database.models.User.update(
      { firstName: name, lastName: 'Peeters, ëën' },
      { where: { id: fan.userId } },
    );
    const { headers } = await operator.client.get(`admin/exports/users?name=${fan.userId}`);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="euromanager-users-2024-06-19.csv"',
    );
    expect(headers.get('cache-control')).toBe('no-store');
    const response = await fetch(`${api.url}/admin/exports/users?name=${fan.userId}`, {
      headers: { authorization: operator.client.token ?? '' },
    });
    const text = Buffer.from(await response.arrayBuffer()).toString('utf8');
    expect(text.startsWith('\ufeffid,firstName,')).toBe(true);
    expect(text).toContain(`${fan.userId},"'=HYPERLINK(""http://x"")","Peeters, ëën",`);
    expect(text.endsWith('\r\n')).toBe(true);
  });

  it('is in the audit log with its filters, without whom was searched for', async () => {
    await rowsOf('users?role=operator&name=Lukaku');
    const [entry] = await api.database.models.AuditEntry.findAll({ order: [['id', 'DESC']], limit: 1 });
    expect(entry).toMatchObject({
      actorId: operator.userId,
      action: 'export.made',
      subject: 'export users',
    });
    expect(JSON.parse(entry?.details ?? '')).toEqual({ role: 'operator', name: '…' });
  });

  it('is read step by step, each from the id on at which the one before ended', async () => {
    const statements: string[] = [];
    const stop = watchStatements(api.database.sequelize, (sql) => statements.push(sql));
    await rowsOf('users');
    stop();
    const pages = statements.filter((sql) => sql.includes('u.id <'));
    expect(pages.length).toBeGreaterThan(2);
    expect(statements.filter((sql) => /OFFSET [1-9]/.test(sql))).toEqual([]);
  });
});

describe('the users', () => {
  it('are all there once, the newest first, with addresses and teams', async () => {
    const rows = await rowsOf('users');
    const ids = rows.map(({ id }) => Number(id));
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
    expect(ids).toHaveLength(await api.database.models.User.count({ where: { deletedAt: null } }));
    expect(rows[0]).toMatchObject({ email: expect.stringContaining('@'), roles: 'operator' });
    expect(rows.at(-1)?.teams).not.toBe('');
  });

  it('follow the filters of the list', async () => {
    const list = await operator.client.get('admin/users?name=Lukaku&pageRecords=100');
    const rows = await rowsOf('users?name=Lukaku');
    expect(rows.map(({ id }) => Number(id))).toEqual(list.body.users.map(({ id }: { id: number }) => id));
    expect((await rowsOf('users?role=operator')).map(({ id }) => Number(id))).toEqual([operator.userId]);
    expect(await rowsOf('users?name=niemand')).toEqual([]);
  });
});

describe('the orders', () => {
  it('have amounts in euros and no addresses, and follow the filters', async () => {
    const paid = await payFor(fan.userId, {});
    const open = await payFor(operator.userId, { status: 'open', paidAt: null });
    const rows = await rowsOf('orders');
    expect(rows.map(({ id }) => Number(id))).toEqual([open, paid]);
    expect(rows[1]).toMatchObject({
      ...{ status: 'paid', amount: '10.50', discount: '7.00', currency: 'EUR' },
      userId: String(fan.userId),
    });
    expect(JSON.stringify(rows)).not.toContain('@');
    expect((await rowsOf('orders?status=open')).map(({ id }) => Number(id))).toEqual([open]);
    expect((await rowsOf(`orders?userId=${fan.userId}`)).map(({ id }) => Number(id))).toEqual([paid]);
    expect(await rowsOf('orders?mismatch=waiting')).toEqual([]);
  });
});

describe('the audit log', () => {
  it('follows the filters of the list', async () => {
    await operator.client.post(`admin/users/${fan.userId}/sign-out`, { reason: 'Toestel verloren' });
    const [row, ...others] = await rowsOf('audit?action=user.signed-out');
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      ...{ subject: `user ${fan.userId}`, reason: 'Toestel verloren', details: '{}' },
      actorId: String(operator.userId),
    });
    const exports = await rowsOf('audit?subject=export+audit');
    expect(exports.every(({ action }) => action === 'export.made')).toBe(true);
  });
});

describe('a ranking', () => {
  it.each(['general', 'week'])('has every team of the ranking %s once, in order', async (type) => {
    const rows = await rowsOf(`ranking?type=${type}`);
    expect(new Set(rows.map(({ teamId }) => teamId)).size).toBe(TEAMS);
    const { body } = await operator.client.get(`rankings/${type}?pageRecords=100`);
    expect(rows.slice(0, 100).map(({ rank, teamId }) => [Number(rank), Number(teamId)])).toEqual(
      body.data.map(({ team }: { team: { rank: number; id: number } }) => [team.rank, team.id]),
    );
    expect(Object.keys(rows[0] ?? {})).not.toContain('email');
  });

  it('has no places before the first points of a matchday, and none of another competition', async () => {
    expect(await rowsOf('ranking?type=week&weekId=5')).toEqual([]);
    const { status } = await operator.client.get('admin/exports/ranking?competitionFeed=NOBODY');
    expect(status).toBe(404);
  });
});

describe('the winners', () => {
  it('are those of the prizes of confirmed matchdays, also those who share a rank', async () => {
    const rows = await rowsOf('winners');
    expect(new Set(rows.map(({ ranking }) => ranking))).toEqual(new Set(['week']));
    const [first] = rows;
    expect(first).toMatchObject({ rank: '1', firstWeek: '1', lastWeek: '1' });
    const owners = await api.database.models.User.findAll({ attributes: ['id', 'email'], raw: true });
    const emailOf = new Map(owners.map(({ id, email }) => [String(id), email]));
    for (const { userId = '', email } of rows) expect(email).toBe(emailOf.get(userId));
    const { body } = await operator.client.get('rankings/week?weekId=1&pageRecords=100');
    const prized = body.data.flatMap(({ team }: { team: { id: number; prizes: string[] } }) =>
      team.prizes.map((prize) => [String(team.id), prize]),
    );
    expect(rows.map(({ teamId, prize }) => [teamId, prize])).toEqual(prized);
  });

  it('are also those of the overall ranking once the last matchday is confirmed', async () => {
    api.clock.set('2024-07-16T08:00:00Z');
    await settleDue(api.context);
    const rankings = new Set((await rowsOf('winners')).map(({ ranking }) => ranking));
    expect(rankings).toContain('general');
  });
});
