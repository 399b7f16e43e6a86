import { type Person, signedIn } from '../../testing/people.js';
import { addCoupons, managerOf, openShop, pay, type Shop } from '../../testing/shop.js';
import { refusal, TestClient } from '../../testing/testClient.js';
import { reconcileOrders } from '../orders/reconcileOrders.js';

let shop: Shop;
let operator: Person;
beforeAll(async () => {
  shop = await openShop();
  operator = await signedIn(shop.api, { roles: ['operator'] });
  await addCoupons(shop, 'MISMATCH1');
});
afterAll(() => shop.close());
afterEach(() => shop.mollie.clearMisreports());

const euro = (value: string) => ({ currency: 'EUR', value });

type Fan = Awaited<ReturnType<typeof managerOf>>;

async function ordered(teams = 1) {
  const fan = await managerOf(shop, teams);
  const { order, payment } = (await pay(fan, { teamIds: fan.teamIds })).body;
  return { fan, orderId: order.id as number, paymentId: payment.id as string };
}

const teamsOf = async ({ client }: Fan) => (await client.get('teams')).body.teams;
const waiting = async () => (await operator.client.get('admin/orders?mismatch=waiting')).body;
const listed = async (id: number) =>
  (await waiting()).orders.find((order: { id: number }) => order.id === id) ?? null;
const metric = async (reason: string) => {
  const { body } = await new TestClient(shop.api.url).get('metrics');
  const line = new RegExp(`payment_mismatches\\{reason="${reason}",state="waiting"\\} (\\d+)`).exec(
    String(body),
  );
  return Number(line?.[1]);
};

describe('a payment that is not the order’s', () => {
  it.each([
    ['another payment’s id', { id: 'tr_ofSomebodyElse' }, 'payment-id'],
    ['another order', { metadata: { order: 999_999 } }, 'order'],
    ['no order', { metadata: null }, 'order'],
    ['another amount', { amount: euro('0.01') }, 'amount'],
    ['another currency', { amount: { currency: 'USD', value: '7.00' } }, 'currency'],
    ['a refund in another currency', { amountRefunded: { currency: 'USD', value: '7.00' } }, 'refund'],
    [
      'a charge-back in another currency',
      { amountChargedBack: { currency: 'USD', value: '7.00' } },
      'charge-back',
    ],
  ])(
    'pays nothing with %s: the webhook is accepted, and the operator is shown the reason',
    async (_what, lie, reason) => {
      const { fan, orderId, paymentId } = await ordered();
      shop.mollie.setWebhooks('off');
      await shop.mollie.pay(paymentId);
      shop.mollie.setWebhooks('on');
      shop.mollie.misreport(paymentId, lie);
      const before = await metric(reason);

      expect(await shop.mollie.sendWebhook(paymentId)).toBe(200);
      expect(await shop.mollie.sendWebhook(paymentId)).toBe(200);

      expect(await listed(orderId)).toMatchObject({
        status: 'open',
        receiptNumber: null,
        mismatch: { reason, settled: null, foundAt: '2024-06-13T12:00:00.000Z' },
      });
      expect(await metric(reason)).toBe(before + 1);
      // The way back from the provider and the job read the same report.
      const { body } = await fan.client.get(`payments/${orderId}`);
      expect(body.order).toMatchObject({ status: 'open', checkoutURL: null, underReview: true });
      shop.api.passTime(60_000);
      await reconcileOrders(shop.api.context);
      expect(await teamsOf(fan)).toMatchObject([{ paid: false, paymentId: orderId }]);

      shop.mollie.misreport(paymentId, null);
      const checkAnswer = await operator.client.post(`admin/orders/${orderId}/check`);
      expect(checkAnswer.body.order).toMatchObject({ status: 'paid', mismatch: { settled: 'matched' } });
      expect(await teamsOf(fan)).toMatchObject([{ paid: true }]);
      expect(await listed(orderId)).toBeNull();
    },
  );

  it('is not cancelled at the provider: it may belong to another order', async () => {
    const { fan, orderId, paymentId } = await ordered();
    shop.mollie.misreport(paymentId, { metadata: { order: 1 } });
    await shop.mollie.sendWebhook(paymentId);
    const cancelAnswer = await fan.client.post('payments/cancel', { paymentId: orderId });
    expect(cancelAnswer.body).toEqual(refusal('payment-not-cancelable'));
    expect(shop.mollie.payments().find(({ id }) => id === paymentId)?.status).toBe('open');
  });

  it('is resolved by an operator: the order fails, its teams and coupons are free, and the report remains resolved', async () => {
    const fan = await managerOf(shop, 2);
    const purchase = { teamIds: fan.teamIds, coupons: ['MISMATCH1'] };
    const { order, payment } = (await pay(fan, purchase)).body;
    shop.mollie.misreport(payment.id, { amount: euro('7.01') });
    await shop.mollie.sendWebhook(payment.id);
    const settle = () =>
      operator.client.post(`admin/orders/${order.id}/settle`, { reason: 'Verkeerd bedrag' });
    const settledAnswers = await Promise.all([settle(), settle()]);
    for (const { body } of settledAnswers) {
      expect(body.order).toMatchObject({ status: 'failed', mismatch: { settled: 'by-operator' } });
    }
    await shop.mollie.sendWebhook(payment.id);
    expect(await listed(order.id)).toBeNull();
    const { AuditEntry } = shop.api.database.models;
    const entries = await AuditEntry.findAll({ where: { subject: `order ${order.id}` }, raw: true });
    expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['order.mismatch-settled', operator.userId],
    ]);
    expect((await pay(fan, purchase)).body.order).toMatchObject({ status: 'open', coupons: ['MISMATCH1'] });

    // Something else about it is news.
    await shop.mollie.pay(payment.id);
    expect(await listed(order.id)).toMatchObject({ status: 'failed', mismatch: { reason: 'amount' } });
  });

  it('is not refunded, by an operator or by the job', async () => {
    const { fan, orderId, paymentId } = await ordered();
    await shop.mollie.pay(paymentId);
    shop.mollie.misreport(paymentId, { metadata: { order: 1 } });
    const refund = () => operator.client.post(`admin/orders/${orderId}/refund`, { reason: 'Op vraag' });
    expect((await refund()).body).toEqual(refusal('payment-not-refundable'));
    expect(shop.mollie.payments().find(({ id }) => id === paymentId)?.refunds).toEqual([]);
    expect(await listed(orderId)).toMatchObject({ status: 'paid', mismatch: { reason: 'order' } });
    const { body } = await fan.client.get(`payments/${orderId}`);
    expect(body.order).toMatchObject({ status: 'paid', underReview: false });
  });

  it('is not shown to the payer at its creation: the order fails and can be retried', async () => {
    const fan = await managerOf(shop, 1);
    const lies = [
      { metadata: { order: 1 } },
      { amount: euro('1.00') },
      { amount: { currency: 'USD', value: '7.00' } },
    ];
    for (const lie of lies) {
      shop.mollie.misreportNext(lie);
      expect((await pay(fan, { teamIds: fan.teamIds })).body).toEqual(refusal('payment-failed'));
    }
    const other = await ordered();
    shop.mollie.misreportNext({ id: other.paymentId });
    expect((await pay(fan, { teamIds: fan.teamIds })).body).toEqual(refusal('payment-failed'));
    const { orders } = (await fan.client.get('payments')).body;
    expect(orders.map(({ status }: { status: string }) => status)).toEqual(Array(4).fill('failed'));
    expect((await listed(orders[0].id)).mismatch).toMatchObject({
      reason: 'payment-id',
      reported: { paymentId: other.paymentId, amount: '7.00 EUR' },
    });
    expect((await pay(fan, { teamIds: fan.teamIds })).body.order).toMatchObject({ status: 'open' });
  });

  it('can be read and resolved by operators only', async () => {
    const { fan, orderId } = await ordered();
    for (const call of ['check', 'settle']) {
      const answer = await fan.client.post(`admin/orders/${orderId}/${call}`, { reason: 'Van mij' });
      expect(answer.status).toBe(403);
      const missing = await operator.client.post(`admin/orders/987654/${call}`, { reason: 'Weg' });
      expect(missing.body).toEqual(refusal('not-found'));
    }
  });
});
