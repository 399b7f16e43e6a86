import { createAccessTokens } from '../../accounts/identity/accessTokens.js';
import { type Person, signedIn } from '../../testing/people.js';
import { addCoupons, managerOf, openShop, pay, type Shop } from '../../testing/shop.js';
import { refusal } from '../../testing/testClient.js';
import { continueRefunds } from '../refunds/refundJob.js';

const MINUTE = 60_000;
const TURN = 10_000;

let shop: Shop;
let operator: Person;
let hour = 8;
beforeAll(async () => {
  // Minutes pass, and nobody signs in again.
  const accessTokens = createAccessTokens('of this test only', () => 0);
  shop = await openShop(undefined, { accessTokens });
  operator = await signedIn(shop.api, { roles: ['operator'] });
  await addCoupons(shop, 'MANY1PLUS1');
});
afterAll(() => shop.close());
beforeEach(() => {
  hour += 1;
  shop.api.clock.set(`2024-06-13T${String(hour).padStart(2, '0')}:00:00Z`);
});
afterEach(() => {
  shop.mollie.setRefunds('at-once');
  shop.mollie.clearFaults();
});

const reason = 'Afgelast';
const thisHour = () => ({ paidFrom: `2024-06-13T${String(hour).padStart(2, '0')}:00:00Z` });
const queryOf = (filter: Record<string, string>) => new URLSearchParams(filter).toString();
const count = async (filter: Record<string, string>) =>
  (await operator.client.get(`admin/refunds/count?${queryOf(filter)}`)).body;
const start = (filter: object, counted: object) =>
  operator.client.post('admin/refunds', { filter, ...counted, reason });
const lastRun = async () => (await operator.client.get('admin/refunds')).body.runs[0];

async function turn(): Promise<void> {
  shop.api.passTime(TURN);
  await continueRefunds(shop.api.context);
}

/** The id of an order that is paid now. */
async function paidOrder(coupons: readonly string[] = []): Promise<number> {
  const fan = await managerOf(shop, coupons.length > 0 ? 2 : 1);
  const { order, payment } = (await pay(fan, { teamIds: fan.teamIds, coupons })).body;
  await shop.mollie.pay(payment.id);
  return order.id;
}

async function paidOrders(howMany: number): Promise<readonly number[]> {
  const ids: number[] = [];
  for (let at = 0; at < howMany; at += 1) ids.push(await paidOrder());
  return ids;
}

async function statusesOf(ids: readonly number[]): Promise<readonly string[]> {
  const orders = await shop.api.database.models.Order.findAll({ where: { id: [...ids] }, order: ['id'] });
  return orders.map(({ status }) => status);
}

it('orders are filtered by competition, kind, period and coupon, and counted with what is left', async () => {
  const id = await paidOrder(['MANY1PLUS1']);
  const premium = await signedIn(shop.api);
  const bought = await premium.client.post('payments/create', {
    redirectURL: 'http://127.0.0.1:3000/thanks',
  });
  await shop.mollie.pay(bought.body.payment.id);
  await operator.client.post(`admin/orders/${id}/refund`, { amount: 100, reason });
  const lastOrderId = bought.body.order.id;
  expect(await count(thisHour())).toEqual({ count: 2, amount: 1590, lastOrderId });
  for (const [filter, expected] of [
    [{ coupon: 'many1plus1' }, 1],
    [{ kind: 'premium' }, 1],
    [{ kind: 'teams', userId: String(premium.userId) }, 0],
    [{ competitionId: '999' }, 0],
    [{ paidTo: thisHour().paidFrom, paidFrom: '2024-06-13T00:00:00Z' }, 0],
    [{ status: 'open' }, 0],
  ] as const) {
    const list = await operator.client.get(`admin/orders?${queryOf({ ...thisHour(), ...filter })}`);
    expect([filter, list.body.totalRecords]).toEqual([filter, expected]);
    expect(await count({ ...thisHour(), ...filter })).toMatchObject({ count: expected });
  }
  const { body } = await operator.client.get("admin/orders?coupon=A'OR'1'='1");
  expect(body).toEqual(refusal('invalid-input'));
});

it('those that were counted are refunded some at a time, each once, with an entry for each and for all', async () => {
  const ids = await paidOrders(6);
  const counted = await count(thisHour());
  expect(counted).toMatchObject({ count: 6, amount: 4200, lastOrderId: ids[5] });
  const later = await paidOrder();
  const { body } = await start(thisHour(), counted);
  expect(body.run).toMatchObject({ count: 6, amount: 4200, waiting: 6, done: 0, actorId: operator.userId });
  await turn();
  // Another process that comes at once waits for its turn.
  await continueRefunds(shop.api.context);
  expect(await lastRun()).toMatchObject({ done: 5, waiting: 1 });
  await turn();
  await turn();
  expect(await lastRun()).toMatchObject({ done: 6, waiting: 0, failed: 0 });
  expect(await statusesOf([...ids, later])).toEqual([...Array(6).fill('refunded'), 'paid']);
  const { AuditEntry } = shop.api.database.models;
  const entries = await AuditEntry.findAll({ where: { reason, action: 'order.refunded' }, raw: true });
  for (const id of ids) {
    expect(entries.filter(({ subject }) => subject === `order ${id}`)).toMatchObject([
      { actorId: operator.userId },
    ]);
  }
  const all = await AuditEntry.findAll({ where: { subject: `refund ${body.run.id}` }, raw: true });
  expect(all).toMatchObject([{ action: 'orders.refunding', reason, actorId: operator.userId }]);
  expect(JSON.parse(all[0]?.details ?? '')).toEqual({ ...counted, filter: thisHour() });
});

it('nothing is refunded when the filter has changed since, or has no order', async () => {
  const [id] = await paidOrders(2);
  const counted = await count(thisHour());
  await operator.client.post(`admin/orders/${id}/refund`, { amount: 100, reason });
  const { status, body } = await start(thisHour(), counted);
  expect([status, body.error.details]).toEqual([409, { because: 'counted-again', count: 2, amount: 1300 }]);
  const none = await start({ status: 'failed' }, { count: 0, amount: 0, lastOrderId: 0 });
  expect(none.body.error.details).toEqual({ because: 'no-order' });
  await turn();
  expect(await count(thisHour())).toMatchObject({ count: 2, amount: 1300 });
});

it('a second press at the same time finds the orders in the first one’s run', async () => {
  await paidOrders(2);
  const counted = await count(thisHour());
  const answers = await Promise.all([start(thisHour(), counted), start(thisHour(), counted)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await turn();
  await turn();
  expect(await lastRun()).toMatchObject({ count: 2, done: 2 });
});

it('a failed one is listed and can be tried again; the others go on', async () => {
  const ids = await paidOrders(2);
  const { run } = (await start(thisHour(), await count(thisHour()))).body;
  shop.mollie.failNext('refund', 'unavailable');
  await turn();
  await turn();
  expect(await lastRun()).toMatchObject({
    ...{ done: 1, failed: 1, waiting: 0 },
    failures: [{ orderId: ids[0], code: 'payment-failed' }],
  });
  const retry = () => operator.client.post(`admin/refunds/${run.id}/retry`, { reason: 'Opnieuw' });
  expect((await retry()).body).toEqual({ ok: true });
  await turn();
  expect(await lastRun()).toMatchObject({ done: 2, failed: 0, failures: [] });
  expect(await statusesOf(ids)).toEqual(['refunded', 'refunded']);
});

it('can be stopped: those that wait stay paid', async () => {
  const ids = await paidOrders(2);
  const { run } = (await start(thisHour(), await count(thisHour()))).body;
  await operator.client.post(`admin/refunds/${run.id}/stop`, { reason: 'Vergissing' });
  await turn();
  expect(await lastRun()).toMatchObject({ done: 0, waiting: 0, stopped: 2 });
  expect(await statusesOf(ids)).toEqual(['paid', 'paid']);
  expect(await count(thisHour())).toMatchObject({ count: 2 });
  const { body } = await operator.client.post('admin/refunds/999999/stop', { reason });
  expect(body).toEqual(refusal('not-found'));
});

it('one that a crash left between the provider and the database is not refunded twice', async () => {
  const [id = 0] = await paidOrders(1);
  const { run } = (await start(thisHour(), await count(thisHour()))).body;
  const { RefundRunOrder, Order } = shop.api.database.models;
  await operator.client.post(`admin/orders/${id}/refund`, { reason });
  const triedAt = shop.api.context.realNow();
  await RefundRunOrder.update({ state: 'running', triedAt }, { where: { runId: run.id } });
  await turn();
  expect(await lastRun()).toMatchObject({ waiting: 1 });
  shop.api.passTime(6 * MINUTE);
  await turn();
  expect(await lastRun()).toMatchObject({ done: 1, waiting: 0 });
  const { providerId } = await Order.findByPk(id, { rejectOnEmpty: true });
  const payment = shop.mollie.payments().find((one) => one.id === providerId);
  expect(payment?.refunds.map(({ amount }) => amount)).toEqual([700]);
});
