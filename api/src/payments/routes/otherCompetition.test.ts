import { FixedClock } from '../../infra/clock/fixedClock.js';
import { inCompetition } from '../../infra/inCompetition.js';
import { sendDueMails } from '../../mail/reminders/sendDueMails.js';
import { signedIn } from '../../testing/people.js';
import { BACK, openShop, type Shop } from '../../testing/shop.js';
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

const orderOf = async (who: Awaited<ReturnType<typeof signedIn>>, id: number) =>
  (await who.client.get(`payments/${id}`)).body.order;

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
    const stored = await shop.api.database.models.Order.findByPk(body.order.id, { raw: true });
    expect(new Date(Number(stored?.paidAt)).toISOString()).toBe(NOW);
    expect(await orderOf(fan, body.order.id)).toMatchObject({
      status: 'paid',
      receiptNumber: expect.stringMatching(/^OTHER-2024-\d{6}$/),
    });
  });

  it('has a mail that leads to its own pages', async () => {
    await sendDueMails(inCompetition(shop.api.context, otherId));
    const mail = shop.api.mails.at(-1);
    expect(mail?.text).toContain('/other/my-teams/payments');
    expect(mail?.text).toContain('10/06/26');
  });
});
