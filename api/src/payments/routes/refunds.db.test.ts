import { createAccessTokens } from '../../accounts/identity/accessTokens.js';
import { type Manager, type Person, signedIn } from '../../testing/people.js';
import { addCoupons, managerOf, openShop, pay, type Shop } from '../../testing/shop.js';
import { refusal } from '../../testing/testClient.js';
import { reconcileOrders } from '../orders/reconcileOrders.js';

const HOUR = 3_600_000;

let shop: Shop;
let operator: Person;
beforeAll(async () => {
  // Hours pass, and nobody signs in again.
  const accessTokens = createAccessTokens('of this test only', () => 0);
  shop = await openShop(undefined, { accessTokens });
  operator = await signedIn(shop.api, { roles: ['operator'] });
  await addCoupons(shop, 'PART1PLUS1');
});
afterAll(() => shop.close());
afterEach(() => {
  shop.mollie.setRefunds('at-once');
  shop.mollie.setWebhooks('on');
  shop.mollie.clearFaults();
});

type Payer = Manager & { readonly teamIds: readonly number[] };

/** A payer whose teams are paid. */
async function paidOrder(teams: number, coupons: readonly string[] = []) {
  const fan: Payer = await managerOf(shop, teams);
  const { order, payment } = (await pay(fan, { teamIds: fan.teamIds, coupons })).body;
  await shop.mollie.pay(payment.id);
  const refund = (body: object) =>
    operator.client.post(`admin/orders/${order.id}/refund`, { reason: 'Op vraag', ...body });
  return { fan, orderId: order.id as number, paymentId: payment.id as string, refund };
}

const paidOf = async ({ client }: Payer): Promise<readonly boolean[]> =>
  (await client.get('teams')).body.teams.map(({ paid }: { paid: boolean }) => paid);
const sentFor = (paymentId: string) =>
  shop.mollie
    .payments()
    .find(({ id }) => id === paymentId)
    ?.refunds.map(({ amount, status }) => [amount, status]);
const refused = (because: string, left?: number) => ({
  error: expect.objectContaining({
    code: 'refund-refused',
    details: left === undefined ? { because } : { because, left },
  }),
});

async function auditOf(orderId: number) {
  const { AuditEntry } = shop.api.database.models;
  const entries = await AuditEntry.findAll({ where: { subject: `order ${orderId}` }, raw: true });
  return entries.map(({ action, actorId, details }) => ({ action, actorId, ...JSON.parse(details) }));
}

describe('a refund of teams', () => {
  it('pays back what they paid after the discount, and makes them alone unpaid; the last one ends the order', async () => {
    const { fan, orderId, paymentId, refund } = await paidOrder(3, ['PART1PLUS1']);
    const [first, second, third] = fan.teamIds;
    const firstAnswer = await refund({ teamIds: [first], left: 1400 });
    expect(firstAnswer.body.order).toMatchObject({ status: 'paid', amount: 1400, refunded: 467 });
    expect(await paidOf(fan)).toEqual([false, true, true]);
    const { body } = await operator.client.get(`admin/orders?userId=${fan.userId}`);
    expect(body.orders[0].lines).toMatchObject([
      { teamId: first, share: 467, isRefunded: true },
      { teamId: second, share: 466, isRefunded: false },
      { teamId: third, share: 467, isRefunded: false },
    ]);
    expect((await refund({ teamIds: [first] })).body).toEqual(refused('paid-back'));
    // The team can be paid again, by another order.
    const again = (await pay(fan, { teamIds: [first] })).body;
    await shop.mollie.pay(again.payment.id);
    const lastAnswer = await refund({ teamIds: [second, third], left: 933 });
    expect(lastAnswer.body.order).toMatchObject({ status: 'refunded', refunded: 1400 });
    expect(await paidOf(fan)).toEqual([true, false, false]);
    expect(sentFor(paymentId)?.map(([amount]) => amount)).toEqual([467, 933]);
    const details = { action: 'order.refunded', actorId: operator.userId, userId: fan.userId };
    expect(await auditOf(orderId)).toEqual([
      { ...details, amount: 467, left: 933, teamIds: [first] },
      { ...details, amount: 933, left: 0, teamIds: [second, third] },
    ]);
  });

  it('that the bank fails leaves them paid, and they can be paid back again', async () => {
    const { fan, orderId, paymentId, refund } = await paidOrder(2);
    shop.mollie.setRefunds('held');
    expect((await refund({ teamIds: [fan.teamId] })).body.order).toMatchObject({ refunded: 0 });
    const { body } = await operator.client.get(`admin/orders?userId=${fan.userId}`);
    expect(body.orders[0]).toMatchObject({ status: 'paid', onItsWay: 700 });
    expect(await paidOf(fan)).toEqual([true, true]);
    await shop.mollie.endRefunds(paymentId, 'failed');
    expect((await auditOf(orderId)).at(-1)).toEqual({
      ...{ action: 'order.refund-failed', actorId: null, amount: 700 },
    });
    shop.mollie.setRefunds('at-once');
    expect((await refund({ teamIds: [fan.teamId] })).body.order).toMatchObject({ refunded: 700 });
    expect(await paidOf(fan)).toEqual([false, true]);
  });
});

describe('a refund of an amount', () => {
  it('takes nothing away until all of it is back', async () => {
    const { fan, refund } = await paidOrder(1);
    expect((await refund({ amount: 250 })).body.order).toMatchObject({ status: 'paid', refunded: 250 });
    expect(await paidOf(fan)).toEqual([true]);
    const receipt = (await fan.client.get('payments')).body.orders[0];
    expect(receipt).toMatchObject({ status: 'paid', amount: 700, refunded: 250 });
    expect((await refund({ amount: 450 })).body.order).toMatchObject({ status: 'refunded', refunded: 700 });
    expect(await paidOf(fan)).toEqual([false]);
  });

  it('is whole for the rest after a part', async () => {
    const { paymentId, refund } = await paidOrder(1);
    await refund({ amount: 250 });
    expect((await refund({})).body.order).toMatchObject({ status: 'refunded', refunded: 700 });
    expect(sentFor(paymentId)?.map(([amount]) => amount)).toEqual([250, 450]);
  });

  it.each([
    ['more than is left', { amount: 701 }, refused('too-much', 700)],
    ['of what has changed meanwhile', { amount: 100, left: 600 }, refused('changed', 700)],
    ['with teams', { amount: 100, teamIds: [1] }, refused('both')],
    ['of teams of others', { teamIds: [999_999] }, refusal('not-found')],
    ['of nothing', { amount: 0 }, refusal('invalid-input')],
    ['of no team', { teamIds: [] }, refusal('invalid-input')],
  ])('is refused: %s', async (_what, body, expected) => {
    const { orderId, refund } = await paidOrder(1);
    expect((await refund(body)).body).toEqual(expected);
    expect(await auditOf(orderId)).toEqual([]);
  });

  it('that the provider refuses changes nothing, and is in the audit log', async () => {
    const { orderId, paymentId, refund } = await paidOrder(1);
    shop.mollie.setWebhooks('off');
    await shop.mollie.refund(paymentId, 600);
    expect((await refund({ amount: 200 })).body).toEqual(refusal('payment-not-refundable'));
    expect((await auditOf(orderId)).map(({ action }) => action)).toEqual([
      'order.refunded',
      'order.refund-failed',
    ]);
    expect(sentFor(paymentId)?.map(([amount]) => amount)).toEqual([600]);
  });

  it('is paid once when it is pressed twice', async () => {
    const { paymentId, refund } = await paidOrder(1);
    const answers = await Promise.all([
      refund({ amount: 200, left: 700 }),
      refund({ amount: 200, left: 700 }),
    ]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(sentFor(paymentId)?.map(([amount]) => amount)).toEqual([200]);
  });

  it('is paid once after a lost answer, however late the job comes; nothing else is paid back meanwhile', async () => {
    const { fan, orderId, paymentId, refund } = await paidOrder(2);
    shop.mollie.setWebhooks('off');
    shop.mollie.failNext('refund', 'lost');
    const answer = await refund({ teamIds: [fan.teamId] });
    expect([answer.status, answer.body.order.refunded]).toEqual([200, 0]);
    expect((await refund({ amount: 100 })).body).toEqual(refused('under-way'));
    expect((await refund({})).body).toEqual(refused('under-way'));
    shop.api.passTime(3 * HOUR);
    await reconcileOrders(shop.api.context);
    expect(sentFor(paymentId)).toEqual([[700, 'refunded']]);
    expect(await paidOf(fan)).toEqual([false, true]);
    expect((await auditOf(orderId)).map(({ action }) => action)).toEqual(['order.refunded']);
  });

  it('is requested by the job when the provider was down', async () => {
    const { fan, paymentId, refund } = await paidOrder(1);
    shop.mollie.setWebhooks('off');
    shop.mollie.failNext('refund', 'unavailable');
    expect((await refund({ amount: 100 })).status).toBe(200);
    expect(sentFor(paymentId)).toEqual([]);
    shop.api.passTime(HOUR);
    await reconcileOrders(shop.api.context);
    expect((await fan.client.get('payments')).body.orders[0]).toMatchObject({ refunded: 100 });
  });
});
