import { FixedClock } from '../../infra/clock/fixedClock.js';
import { inCompetition } from '../../infra/inCompetition.js';
import { sendDueMails } from '../../mail/reminders/sendDueMails.js';
import { manager, type Person, signedIn } from '../../testing/people.js';
import { BACK, openShop, type Shop } from '../../testing/shop.js';
import { refusal } from '../../testing/testClient.js';
import { reconcileOrders } from '../orders/reconcileOrders.js';

const NOW = '2026-06-10T08:00:00.000Z';
const OTHER = { competitionFeed: 'OTHER', seasonId: 2024, product: 'premium', redirectURL: BACK };

let shop: Shop;
let otherId: number;
beforeAll(async () => {
  shop = await openShop(undefined, { clocks: { of: () => new FixedClock(NOW) } });
  const { models } = shop.api.database;
  const { settings } = await models.Competition.findByPk(1, { rejectOnEmpty: true });
  const row = { feed: 'OTHER', season: 2024, slug: 'other', settings, state: 'open' as const };
  otherId = (await models.Competition.create(row)).id;
});
afterAll(() => shop.close());

const orderOf = async (person: Person, id: number) => (await person.client.get(`payments/${id}`)).body.order;

describe('an order of another competition than the default', () => {
  it.each([
    ['the webhook', (id: string) => shop.mollie.pay(id)],
    [
      'the job, after a lost webhook',
      async (id: string) => {
        shop.mollie.setWebhooks('off');
        await shop.mollie.pay(id);
        shop.mollie.setWebhooks('on');
        await shop.api.database.models.Order.update({ checkAt: 0 }, { where: { providerId: id } });
        await reconcileOrders(shop.api.context);
      },
    ],
  ])('is paid in the time of its competition, by %s', async (_, pay) => {
    const fan = await signedIn(shop.api);
    const { body } = await fan.client.post('payments/create', OTHER);
    expect(body.order.createdAt).toBe(NOW);
    await pay(body.payment.id);
    const storedOrder = await shop.api.database.models.Order.findByPk(body.order.id, { raw: true });
    expect(new Date(Number(storedOrder?.paidAt)).toISOString()).toBe(NOW);
    expect(await orderOf(fan, body.order.id)).toMatchObject({
      status: 'paid',
      receiptNumber: expect.stringMatching(/^OTHER-2024-\d{6}$/),
    });
  });

  it('has a mail with links to its own pages', async () => {
    await sendDueMails(inCompetition(shop.api.context, otherId));
    const mail = shop.api.mails.at(-1);
    expect(mail?.text).toContain('/other/my-teams/payments');
    expect(mail?.text).toContain('10/06/26');
  });
});

describe('Premium for one competition', () => {
  const setEverywhere = async (id: number, premiumEverywhere: boolean) => {
    const { Competition } = shop.api.database.models;
    const row = await Competition.findByPk(id, { rejectOnEmpty: true });
    await row.update({ settings: JSON.stringify({ ...JSON.parse(row.settings), premiumEverywhere }) });
  };
  const buy = async (person: Person, order: object) => {
    const { body } = await person.client.post('payments/create', order);
    await shop.mollie.pay(body.payment.id);
    return body;
  };
  const HERE = { product: 'premium', redirectURL: BACK };
  const filtered = (person: Person, query: string) =>
    person.client.get(`players-stats?filters=${encodeURIComponent('[{"column":"goals","min":1}]')}${query}`);
  const state = async (person: Person) => {
    const { role, premiumIn } = (await person.client.put('user', { city: 'Gent' })).body;
    return { role, premiumIn };
  };
  beforeAll(() => setEverywhere(otherId, false));

  it('applies to calls of that competition only', async () => {
    const fan = await signedIn(shop.api);
    await buy(fan, OTHER);
    expect(await state(fan)).toEqual({ role: 'user', premiumIn: ['other'] });
    expect((await filtered(fan, '')).body).toEqual(refusal('premium-required'));
    // Without players, as there is no snapshot of it; what matters is that the filter is not refused.
    const there = await filtered(fan, '&competitionFeed=OTHER&seasonId=2024');
    expect(there.body.error?.code).not.toBe('premium-required');
    expect((await fan.client.post('payments/create', OTHER)).body).toEqual(refusal('already-premium'));
    expect((await fan.client.put('user/reminders', { matchdayReport: true })).body.mayHaveReport).toBe(true);
  });

  it('shows the crown of its members in its own rankings only', async () => {
    const fan = await manager(shop.api);
    await buy(fan, OTHER);
    expect((await fan.client.get(`team/${fan.teamId}`)).body.team.user.premium).toBe(false);
    await setEverywhere(1, false);
    await buy(fan, HERE);
    await setEverywhere(1, true);
    expect((await fan.client.get(`team/${fan.teamId}`)).body.team.user.premium).toBe(true);
    expect(await state(fan)).toEqual({ role: 'user', premiumIn: ['', 'other'] });
    expect((await filtered(fan, '')).status).toBe(200);
  });

  it('ends with its refund, and does not prevent Premium for all competitions', async () => {
    const fan = await signedIn(shop.api);
    const own = await buy(fan, OTHER);
    const all = await buy(fan, HERE);
    expect(await state(fan)).toEqual({ role: 'premium', premiumIn: ['other'] });
    await shop.mollie.refund(all.payment.id);
    expect(await state(fan)).toEqual({ role: 'user', premiumIn: ['other'] });
    await shop.mollie.refund(own.payment.id);
    expect(await state(fan)).toEqual({ role: 'user', premiumIn: [] });
  });

  it('is not sold to members of all competitions', async () => {
    const fan = await signedIn(shop.api);
    await buy(fan, HERE);
    expect((await fan.client.post('payments/create', OTHER)).body).toEqual(refusal('already-premium'));
  });
});
