import { importOther, OTHER, OTHER_QUERY } from '../../testing/importOther.js';
import { importTournament } from '../../testing/importTournament.js';
import { type Person, signedIn } from '../../testing/people.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { refusal } from '../../testing/testClient.js';

const reason = 'Afgesproken';
let api: TestApi;
/** Operator, editor and treasurer of the second competition alone. */
let local: Person;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  await importOther(api.database, api.clock);
  local = await signedIn(api);
  for (const role of ['operator', 'editor', 'treasurer'] as const)
    await api.database.models.DeskRole.create({ userId: local.userId, role, competitionId: 2 });
});
afterAll(() => api.close());

const status = async (path: string) => (await local.client.get(`admin/${path}`)).status;

describe('a role in one competition', () => {
  it.each([
    ...['pages', 'overview', 'coupons', 'corrections', 'news'].map((path) => `${path}?${OTHER_QUERY}`),
    ...['orders', 'announcements', 'approvals', 'competitions', 'competitions/2/settings'],
  ])('opens %s', async (path) => {
    expect(await status(path)).toBe(200);
  });

  it.each([
    ...['pages', 'overview', 'coupons', 'corrections', 'news', 'competitions/1/settings'],
    ...['users', `users?${OTHER_QUERY}`, 'audit', 'work', 'faults', 'help', 'complaints', 'exports/users'],
  ])('does not open %s', async (path) => {
    expect(await status(path)).toBe(403);
  });

  it('lists what is of that competition only', async () => {
    const { Order, Announcement } = api.database.models;
    const order = {
      ...({ userId: local.userId, kind: 'premium', status: 'open', amount: 990, discount: 0 } as const),
      ...({ providerId: null, checkoutUrl: null, returnUrl: '', language: 'nl', requestKey: null } as const),
      ...{ requestHash: null, receiptNumber: null, createdAt: 0, paidAt: null, beganAt: 0, checkAt: null },
    };
    const shown = {
      ...({ textNl: 'Nieuws', textEn: 'News', segment: 'everyone' } as const),
      ...({ startsAt: 0, endsAt: 1, createdAt: 0, mailState: 'off', pushState: 'off' } as const),
    };
    for (const competitionId of [1, 2]) {
      await Announcement.create({ ...shown, competitionId });
      await Order.create({ ...order, competitionId, providerKey: `of ${competitionId}` });
    }
    await Announcement.create({ ...shown, competitionId: null });
    const { body } = await local.client.get('admin/competitions');
    expect([body.competitions.map(({ id }: { id: number }) => id), body.packs]).toEqual([[2], []]);
    const { announcements } = (await local.client.get('admin/announcements')).body;
    expect(announcements).toHaveLength(1);
    const { orders, totalRecords } = (await local.client.get('admin/orders')).body;
    expect([orders.length, totalRecords]).toEqual([1, 1]);
    const file = (await local.client.get('admin/exports/orders')).body;
    expect(String(file).trim().split('\n')).toHaveLength(2);
    const [, mine] = await Order.findAll({ order: ['id'], raw: true });
    expect(orders[0].id).toBe(mine?.id);
    const settle = (id: number) => local.client.post(`admin/orders/${id}/refund`, { reason });
    expect((await settle(orders[0].id)).status).not.toBe(403);
    expect((await settle(orders[0].id - 1)).status).toBe(403);
  });

  it('announces there only, and gives nobody a role', async () => {
    const announcement = {
      ...OTHER,
      text: { nl: 'Nieuws', en: 'News' },
      segment: 'everyone',
      isEverywhere: true,
      startsAt: new Date(Date.now()).toISOString(),
      endsAt: new Date(Date.now() + 60_000).toISOString(),
      reason,
    };
    const forbidden = { status: 403, body: refusal('forbidden') };
    expect(await local.client.post('admin/announcements', announcement)).toMatchObject(forbidden);
    const roles = { roles: ['operator'], reason };
    expect(await local.client.put(`admin/users/${local.userId}/roles`, roles)).toMatchObject(forbidden);
    const fourEyes = { fourEyes: ['refund'], reason };
    expect(await local.client.put('admin/competitions/1/four-eyes', fourEyes)).toMatchObject(forbidden);
    expect((await local.client.put('admin/competitions/2/four-eyes', fourEyes)).body).toEqual({
      fourEyes: ['refund'],
    });
  });

  it('sees a draft', async () => {
    const setState = (state: 'draft' | 'open') =>
      api.database.models.Competition.update({ state }, { where: { id: 2 } });
    await setState('draft');
    expect(await status(`pages?${OTHER_QUERY}`)).toBe(200);
    await setState('open');
  });
});
