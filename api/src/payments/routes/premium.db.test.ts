import { sendDueMails } from '../../mail/reminders/sendDueMails.js';
import { manager, type Person, signedIn } from '../../testing/people.js';
import { addCoupons, managerOf, openShop, pay, type Shop } from '../../testing/shop.js';
import { refusal, TestClient } from '../../testing/testClient.js';
import { reconcileOrders } from '../orders/reconcileOrders.js';

let shop: Shop;
let operator: Person;
beforeAll(async () => {
  shop = await openShop();
  operator = await signedIn(shop.api, { roles: ['operator'] });
});
afterAll(() => shop.close());

const BACK = 'http://127.0.0.1:3000/thanks';
const buy = ({ client }: Pick<Person, 'client'>) => client.post('payments/create', { redirectURL: BACK });
const rolesOf = async (userId: number) => {
  const rows = await shop.api.database.models.UserRole.findAll({ where: { userId }, raw: true });
  return rows.map(({ role }) => role);
};

describe('Premium', () => {
  it('costs 9.90 euro, is granted when it is paid and applies at the next refresh', async () => {
    const fan = new TestClient(shop.api.url);
    const registered = await fan.post('user/register', {
      ...{ firstName: 'Eden', lastName: 'Hazard', email: 'eden@example.test', password: 'geheim1' },
    });
    fan.token = registered.body.token;
    const { body } = await buy({ client: fan });
    expect(body.order).toMatchObject({
      ...{ kind: 'premium', amount: 990, discount: 0, coupons: [] },
      lines: [{ teamId: null, name: 'Premium', amount: 990 }],
    });
    // Back from the provider without paying, and once more: it is the same order.
    expect((await buy({ client: fan })).body).toEqual(body);
    await shop.mollie.pay(body.payment.id);
    const refreshAnswer = await fan.post('user/refresh');
    expect(refreshAnswer.body.role).toBe('premium');
    fan.token = refreshAnswer.body.token;
    expect((await buy({ client: fan })).body).toEqual(refusal('already-premium'));
    const order = await fan.get(`payments/${body.order.id}`);
    expect(order.body.order).toMatchObject({ status: 'paid', receiptNumber: 'EM-2024-000001' });

    await sendDueMails(shop.api.context);
    await sendDueMails(shop.api.context);
    const mails = shop.api.mails.filter(({ to }) => to === 'eden@example.test');
    expect(mails.map(({ subject }) => subject)).toEqual(['Payment received: EM-2024-000001']);
    expect(mails[0]?.text).toContain('Premium: €9.90');
  });

  it('is revoked by a refund, unless it was granted by an operator', async () => {
    const fan = await signedIn(shop.api);
    const { body } = await buy(fan);
    await shop.mollie.pay(body.payment.id);
    expect(await rolesOf(fan.userId)).toEqual(['premium']);
    await shop.mollie.refund(body.payment.id, 500);
    expect(await rolesOf(fan.userId)).toEqual(['premium']);
    expect((await fan.client.get(`payments/${body.order.id}`)).body.order).toMatchObject({
      ...{ status: 'paid', refunded: 500 },
    });
    await shop.mollie.chargeBack(body.payment.id);
    expect(await rolesOf(fan.userId)).toEqual([]);
    expect((await fan.client.get(`payments/${body.order.id}`)).body.order.status).toBe('charged-back');

    const { UserRole } = shop.api.database.models;
    const again = (await buy(fan)).body;
    await shop.mollie.pay(again.payment.id);
    await UserRole.update({ source: 'hand' }, { where: { userId: fan.userId } });
    await shop.mollie.refund(again.payment.id);
    expect(await rolesOf(fan.userId)).toEqual(['premium']);
  });

  it('that is paid twice is refunded once', async () => {
    const fan = await signedIn(shop.api);
    const first = (await buy(fan)).body;
    await shop.mollie.expire(first.payment.id);
    const second = (await buy(fan)).body;
    await shop.mollie.pay(second.payment.id);
    await shop.mollie.pay(first.payment.id);
    const { body } = await fan.client.get('payments');
    expect(body.orders.map(({ status }: { status: string }) => status)).toEqual(['paid', 'refunded']);
    expect(await rolesOf(fan.userId)).toEqual(['premium']);
  });

  it('accepts no coupon', async () => {
    await addCoupons(shop, 'EURO1PLUS1');
    const fan = await signedIn(shop.api);
    const { body } = await fan.client.post('payments/create', { redirectURL: BACK, coupons: ['EURO1PLUS1'] });
    expect(body).toEqual(refusal('coupon-needs-pairs'));
  });
});

describe('an operator', () => {
  it('finds an order and refunds it: its teams are unpaid again', async () => {
    const fan = await managerOf(shop, 2);
    const { order, payment } = (await pay(fan, { teamIds: fan.teamIds })).body;
    const refund = (reason: string) => operator.client.post(`admin/orders/${order.id}/refund`, { reason });
    expect((await refund('Te vroeg')).body).toEqual(refusal('payment-not-refundable'));
    await shop.mollie.pay(payment.id);
    const foundAnswer = await operator.client.get(`admin/orders?status=paid&userId=${fan.userId}`);
    expect(foundAnswer.body).toMatchObject({
      totalRecords: 1,
      orders: [{ id: order.id, user: { id: fan.userId, name: 'Romelu Lukaku' } }],
    });
    shop.mollie.failNext('refund', 'unavailable');
    expect((await refund('Te laat')).body).toEqual(refusal('payment-failed'));
    // Pressed twice.
    const bothAnswers = await Promise.all([refund('Dubbel betaald'), refund('Dubbel betaald')]);
    expect(bothAnswers[0].body.order).toMatchObject({ status: 'refunded', refunded: 1400 });
    expect((await refund('Nog eens')).body).toEqual(refusal('payment-not-refundable'));
    const teams = (await fan.client.get('teams')).body.teams;
    expect(
      teams.map(({ paid, paymentId }: { paid: boolean; paymentId: number }) => [paid, paymentId]),
    ).toEqual([
      [false, null],
      [false, null],
    ]);
    const { AuditEntry } = shop.api.database.models;
    const entries = await AuditEntry.findAll({ where: { subject: `order ${order.id}` }, raw: true });
    expect(entries.map(({ action, reason }) => [action, reason])).toEqual([
      ['order.refunded', 'Te laat'],
      ['order.refund-failed', 'Te laat'],
      ['order.refunded', 'Dubbel betaald'],
    ]);
    expect(new Set(entries.map(({ actorId }) => actorId))).toEqual(new Set([operator.userId]));
  });

  it('is mailed when a refund is started, and when it failed', async () => {
    const fan = await managerOf(shop, 1);
    const { order, payment } = (await pay(fan, { teamIds: fan.teamIds })).body;
    await shop.mollie.pay(payment.id);
    shop.mollie.setRefunds('held');
    const refund = await operator.client.post(`admin/orders/${order.id}/refund`, { reason: 'Op vraag' });
    expect(refund.body.order).toMatchObject({ status: 'paid', refunded: 0 });
    // The job reconciles it while the bank takes its time: what is on its way goes once, though Mollie would let more
    // go.
    shop.api.passTime(60_000);
    await reconcileOrders(shop.api.context);
    const there = shop.mollie.payments().find(({ id }) => id === payment.id);
    expect(there?.refunds.map(({ amount }) => amount)).toEqual([700]);
    await shop.mollie.endRefunds(payment.id, 'refunded');
    shop.mollie.setRefunds('at-once');
    expect((await fan.client.get(`payments/${order.id}`)).body.order.status).toBe('refunded');
  });

  it('creates coupons, finds them and withdraws unused ones', async () => {
    const { client } = operator;
    const reason = 'Actie in de krant';
    const createdAnswer = await client.post('admin/coupons', { count: 3, reason });
    expect(createdAnswer.body.coupons.map(({ code }: { code: string }) => code)).toEqual(
      Array(3).fill(expect.stringMatching(/^[A-Z0-9]{9}$/)),
    );
    await client.post('admin/coupons', { codes: ['krant2024'], reason });
    const refused = async (body: object) => (await client.post('admin/coupons', { reason, ...body })).body;
    expect(await refused({ codes: ['KRANT2024'] })).toEqual(refusal('coupon-exists'));
    expect(await refused({ codes: ['KRANT2025', 'kort'] })).toEqual(refusal('coupon-code-invalid'));
    expect(await refused({})).toEqual(refusal('invalid-input'));
    const { body } = await client.get('admin/coupons?state=free&code=krant');
    expect(body).toMatchObject({
      totalRecords: 1,
      coupons: [{ code: 'KRANT2024', state: 'free', orderId: null }],
    });
    const [{ id }] = body.coupons;
    const withdrawAnswer = await client.post(`admin/coupons/${id}/withdraw`, { reason });
    expect(withdrawAnswer.body).toEqual({ ok: true });
    const fan = await manager(shop.api);
    const couponAnswer = await fan.client.post('payments/coupon', { coupon: 'KRANT2024' });
    expect(couponAnswer.body).toEqual(refusal('coupon-unknown'));
  });

  it('is required for each of these calls', async () => {
    const fan = await signedIn(shop.api, { roles: ['premium', 'support'] });
    for (const path of ['admin/orders', 'admin/coupons']) {
      expect((await fan.client.get(path)).body).toEqual(refusal('forbidden'));
    }
    const { body } = await fan.client.post('admin/coupons', { count: 1, reason: 'Voor mij' });
    expect(body).toEqual(refusal('forbidden'));
  });
});
