import { type Manager, manager, signedIn } from '../../testing/people.js';
import { addPseudoLanguage } from '../../testing/pseudoLanguage.js';
import { addCoupons, BACK, managerOf, openShop, pay, type Shop } from '../../testing/shop.js';
import { refusal } from '../../testing/testClient.js';
import { reconcileOrders } from '../orders/reconcileOrders.js';

const MINUTE = 60_000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await addCoupons(shop, 'EURO1PLUS1', 'OTHER1PLUS', 'TAKEN1PLUS', 'LATE1PLUS1');
});
afterAll(() => shop.close());
afterEach(() => {
  shop.mollie.setWebhooks('on');
  shop.mollie.clearFaults();
});

const orderOf = async ({ client }: Pick<Manager, 'client'>, id: number) =>
  (await client.get(`payments/${id}`)).body.order;
const teamsOf = async ({ client }: Pick<Manager, 'client'>) => (await client.get('teams')).body.teams;
const stored = (id: number) => shop.api.database.models.Order.findByPk(id, { rejectOnEmpty: true });
const coupon = (code: string) =>
  shop.api.database.models.Coupon.findOne({ where: { code }, rejectOnEmpty: true });

describe('paying for teams', () => {
  it('three with one 1+1 coupon cost 14 euro, and are paid when the provider confirms it', async () => {
    const fan = await managerOf(shop, 3);
    const checkAnswer = await fan.client.post('payments/coupon', { coupon: ' euro1plus1' });
    expect(checkAnswer.body.coupon).toEqual({
      id: expect.any(Number),
      code: 'EURO1PLUS1',
      competitionFeed: 'EUROM',
      type: 'discount1+1',
      value: 700,
    });
    const startAnswer = await pay(fan, { teamIds: fan.teamIds, coupons: [checkAnswer.body.coupon] });
    expect([startAnswer.status, startAnswer.body.error]).toEqual([200, undefined]);
    const { order, payment } = startAnswer.body;
    expect(order).toMatchObject({
      kind: 'teams',
      status: 'open',
      amount: 1400,
      discount: 700,
      coupons: ['EURO1PLUS1'],
      paidAt: null,
      receiptNumber: null,
      checkoutURL: payment._links.checkout.href,
    });
    expect(order.lines.map((line: { amount: number }) => line.amount)).toEqual([700, 700, 700]);
    const [lastPayment] = shop.mollie.payments().slice(-1);
    expect(lastPayment).toMatchObject({ id: payment.id, amount: 1400, locale: 'en_GB' });
    expect(lastPayment?.redirectUrl).toBe(`http://127.0.0.1:3000/my-teams/payments?order=${order.id}`);
    for (const team of await teamsOf(fan)) {
      expect(team).toMatchObject({
        paid: false,
        paymentId: order.id,
        payment: { status: 'open', paidAt: null },
      });
    }
    expect((await fan.client.delete(`team/${fan.teamId}`)).body).toEqual(refusal('team-not-deletable'));

    await shop.mollie.pay(payment.id);

    expect(await orderOf(fan, order.id)).toMatchObject({
      status: 'paid',
      checkoutURL: null,
      receiptNumber: expect.stringMatching(/^EM-2024-\d{6}$/),
      paidAt: '2024-06-13T12:00:00.000Z',
    });
    for (const team of await teamsOf(fan)) {
      expect(team).toMatchObject({ paid: true, payment: { orderId: order.id, status: 'paid' } });
    }
    const { body } = await fan.client.get(`team/${fan.teamId}`);
    expect(body.team.payment).toMatchObject({ orderId: order.id, status: 'paid' });
    const stranger = await signedIn(shop.api);
    const viewAnswer = await stranger.client.get(`team/${fan.teamId}`);
    expect(viewAnswer.body.team).toMatchObject({ paymentId: null, payment: null });
    expect((await coupon('EURO1PLUS1')).state).toBe('spent');
    expect((await fan.client.get('payments')).body).toMatchObject({
      totalRecords: 1,
      orders: [{ id: order.id }],
    });
  });

  it('is requested on a page in the payer’s language', async () => {
    const removeFrench = addPseudoLanguage({}, 'fr');
    try {
      const fan = await managerOf(shop, 1);
      await fan.client.put('user', { language: 'en', translation: 'fr' });
      const { body } = await pay(fan, { teamIds: fan.teamIds });
      const payment = shop.mollie.payments().find(({ id }) => id === body.payment.id);
      expect(payment?.locale).toBe('fr_FR');
    } finally {
      removeFrench();
    }
  });

  it('can fail, expire, be cancelled and be paid after all; its teams and coupons are free each time', async () => {
    const fan = await managerOf(shop, 2);
    const purchase = { teamIds: fan.teamIds, coupons: ['other1plus'] };
    for (const end of ['fail', 'expire', 'cancel'] as const) {
      const { body } = await pay(fan, purchase);
      expect((await pay(fan, { teamIds: [fan.teamId] })).body).toEqual(refusal('team-not-payable'));
      await shop.mollie[end](body.payment.id);
      const ended = { fail: 'failed', expire: 'expired', cancel: 'canceled' }[end];
      expect(await orderOf(fan, body.order.id)).toMatchObject({ status: ended, coupons: [] });
      expect((await coupon('OTHER1PLUS')).state).toBe('free');
      expect((await teamsOf(fan))[0]).toMatchObject({ paid: false, paymentId: null, payment: null });
    }
    const { body } = await pay(fan, purchase);
    expect(body.order.amount).toBe(700);
    await shop.mollie.pay(body.payment.id);
    expect((await teamsOf(fan)).map(({ paid }: { paid: boolean }) => paid)).toEqual([true, true]);
    expect((await pay(fan, purchase)).body).toEqual(refusal('team-not-payable'));
  });

  it('can be cancelled by its payer, unless the payment is in progress', async () => {
    const fan = await managerOf(shop, 1);
    const first = (await pay(fan, { teamIds: fan.teamIds })).body;
    const cancelAnswer = await fan.client.post('payments/cancel', { paymentId: first.order.id });
    expect(cancelAnswer.body.order).toMatchObject({ status: 'canceled', checkoutURL: null });
    expect(shop.mollie.payments().find(({ id }) => id === first.payment.id)?.status).toBe('canceled');
    const secondAnswer = await fan.client.post('payments/cancel', { paymentId: first.order.id });
    expect(secondAnswer.body.order.status).toBe('canceled');

    const second = (await pay(fan, { teamIds: fan.teamIds })).body;
    await shop.mollie.startPaying(second.payment.id);
    const late = await fan.client.post('payments/cancel', { paymentId: second.order.id });
    expect(late.body).toEqual(refusal('payment-not-cancelable'));
    expect((await orderOf(fan, second.order.id)).status).toBe('open');
  });

  it('has one receipt number for each payment, without a gap, and one mail', async () => {
    const fans = [await managerOf(shop, 1), await managerOf(shop, 1), await managerOf(shop, 1)];
    const payments = [];
    for (const fan of fans) payments.push((await pay(fan, { teamIds: fan.teamIds })).body);
    await Promise.all(payments.map(({ payment }) => shop.mollie.pay(payment.id)));
    const { models } = shop.api.database;
    const orders = await models.Order.findAll({ order: [['receiptNumber', 'ASC']] });
    const numbers = orders.flatMap(({ receiptNumber }) => receiptNumber ?? []);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    const [{ order, payment }] = payments;
    for (let times = 0; times < 5; times += 1) await shop.mollie.sendWebhook(payment.id);
    expect(await models.SentMail.count({ where: { kind: 'payment', edition: order.id } })).toBe(1);
  });
});

describe('an order is refused', () => {
  let fan: Manager & { readonly teamIds: readonly number[] };
  beforeAll(async () => {
    fan = await managerOf(shop, 4);
  });

  it.each([
    ['no team', { teamIds: [] }, 'nothing-to-pay'],
    ['teams without ids', { teamIds: undefined, product: 'teams' }, 'nothing-to-pay'],
    ['an unknown team', { teamIds: [999_999] }, 'not-found'],
    ['an unknown coupon', { coupons: ['NOSUCHONE'] }, 'coupon-unknown'],
    ['an invalid coupon', { coupons: ["' OR 1=1 --"] }, 'coupon-unknown'],
    ['two coupons', { coupons: ['LATE1PLUS1', 'TAKEN1PLUS'] }, 'coupon-once-per-account'],
    ['a return address elsewhere', { redirectURL: 'https://evil.test/thanks' }, 'redirect-refused'],
    ['a return address with a script', { redirectURL: 'javascript:alert(1)' }, 'redirect-refused'],
    [
      'a return address with another name',
      { redirectURL: 'http://127.0.0.1:3000@evil.test/' },
      'redirect-refused',
    ],
    ['a return address that is too long', { redirectURL: `${BACK}?${'é'.repeat(300)}` }, 'redirect-refused'],
    ['Premium with teams', { product: 'premium', teamIds: [1] }, 'invalid-input'],
  ] as const)('%s', async (_what, change, code) => {
    const answer = await pay(fan, { teamIds: fan.teamIds, ...change });
    expect(answer.body).toEqual(refusal(code));
  });

  it('one team with a coupon for two', async () => {
    const { body } = await pay(fan, { teamIds: [fan.teamId], coupons: ['LATE1PLUS1'] });
    expect(body).toEqual(refusal('coupon-needs-pairs'));
  });

  it('the teams of another user', async () => {
    const stranger = await manager(shop.api);
    expect((await pay(stranger, { teamIds: fan.teamIds })).body).toEqual(refusal('not-found'));
    const { body } = await pay(fan, { teamIds: [fan.teamId] });
    expect((await stranger.client.get(`payments/${body.order.id}`)).body).toEqual(refusal('not-found'));
    const { body: refused } = await stranger.client.post('payments/cancel', { paymentId: body.order.id });
    expect(refused).toEqual(refusal('not-found'));
    expect((await stranger.client.get('payments')).body).toEqual({ totalRecords: 0, orders: [] });
    await shop.mollie.expire(body.payment.id);
  });

  it('with an amount or a state set by the payer', async () => {
    const { body } = await pay(fan, {
      teamIds: [fan.teamId],
      amount: 1,
      price: 1,
      discount: 699,
      status: 'paid',
    });
    expect(body.order).toMatchObject({ amount: 700, discount: 0, status: 'open' });
    await shop.mollie.expire(body.payment.id);
  });
});

describe('concurrent calls', () => {
  it('order a team once, and give a coupon to one of many', async () => {
    const fan = await managerOf(shop, 1);
    const bothAnswers = await Promise.all([
      pay(fan, { teamIds: fan.teamIds }),
      pay(fan, { teamIds: fan.teamIds }),
    ]);
    expect(bothAnswers.map(({ status }) => status).toSorted()).toEqual([200, 409]);

    const fans = await Promise.all([1, 2, 3, 4, 5].map(() => managerOf(shop, 2)));
    const answers = await Promise.all(
      fans.map((one) => pay(one, { teamIds: one.teamIds, coupons: ['TAKEN1PLUS'] })),
    );
    const refusedAnswers = answers.filter(({ status }) => status !== 200);
    expect(refusedAnswers.map(({ body }) => body.error.code)).toEqual(Array(4).fill('coupon-used'));
  });

  it('with one key create one order, whatever responses are lost', async () => {
    const fan = await managerOf(shop, 1);
    const before = shop.mollie.payments().length;
    shop.mollie.failNext('create', 'lost');
    const lostAnswer = await pay(fan, { teamIds: fan.teamIds }, 'press-1');
    expect(lostAnswer.body).toEqual(refusal('payment-failed'));
    const [first, second] = await Promise.all([
      pay(fan, { teamIds: fan.teamIds }, 'press-1'),
      pay(fan, { teamIds: fan.teamIds }, 'press-1'),
    ]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect(shop.mollie.payments()).toHaveLength(before + 1);
    const other = await pay(fan, { teamIds: fan.teamIds, coupons: ['LATE1PLUS1'] }, 'press-1');
    expect(other.body).toEqual(refusal('idempotency-key-reused'));
  });

  it('of fifty webhooks change an order once', async () => {
    const fan = await managerOf(shop, 1);
    const { order, payment } = (await pay(fan, { teamIds: fan.teamIds })).body;
    shop.mollie.setWebhooks('off');
    await shop.mollie.pay(payment.id);
    const statuses = await Promise.all(Array.from({ length: 50 }, () => shop.mollie.sendWebhook(payment.id)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await stored(order.id)).toMatchObject({ status: 'paid', version: 2 });
  });
});

describe('the provider', () => {
  it('is polled by the waiting payer when its webhook was lost, and otherwise by the job', async () => {
    const fan = await managerOf(shop, 2);
    shop.mollie.setWebhooks('off');
    const watched = (await pay(fan, { teamIds: [fan.teamIds[0]] })).body;
    const alone = (await pay(fan, { teamIds: [fan.teamIds[1]] })).body;
    await shop.mollie.pay(watched.payment.id);
    await shop.mollie.pay(alone.payment.id);
    expect((await orderOf(fan, watched.order.id)).status).toBe('paid');
    shop.api.passTime(MINUTE);
    await reconcileOrders(shop.api.context);
    expect((await stored(alone.order.id)).status).toBe('paid');
  });

  it('that refuses, or is down for long, leaves nothing reserved', async () => {
    const fan = await managerOf(shop, 1);
    shop.mollie.failNext('create', 'error');
    expect((await pay(fan, { teamIds: fan.teamIds })).body).toEqual(refusal('payment-failed'));
    const [{ paymentId }] = await teamsOf(fan);
    expect((await stored(paymentId)).status).toBe('open');
    // Up again: the job finishes what was begun, under the same key.
    shop.api.passTime(MINUTE);
    await reconcileOrders(shop.api.context);
    expect((await orderOf(fan, paymentId)).checkoutURL).toContain('http');
    await fan.client.post('payments/cancel', { paymentId });

    shop.mollie.failNext('create', 'unavailable');
    await pay(fan, { teamIds: fan.teamIds });
    shop.mollie.failNext('create', 'unavailable');
    shop.api.passTime(16 * MINUTE);
    await reconcileOrders(shop.api.context);
    const team = await shop.api.database.models.Team.findByPk(fan.teamId);
    expect(team).toMatchObject({ paid: false, paymentId: null });
  });

  it('that is unreachable makes a webhook retry, and an unknown payment is ignored', async () => {
    const fan = await managerOf(shop, 1);
    const { payment, order } = (await pay(fan, { teamIds: fan.teamIds })).body;
    shop.mollie.setWebhooks('off');
    await shop.mollie.pay(payment.id);
    shop.mollie.failNext('get', 'unavailable');
    expect(await shop.mollie.sendWebhook(payment.id)).toBe(502);
    expect((await stored(order.id)).status).toBe('open');
    expect(await shop.mollie.sendWebhook(payment.id)).toBe(200);
    expect((await stored(order.id)).status).toBe('paid');
    const unknown = await fan.client.post('payments/webhook', { id: 'tr_unknown' });
    expect([unknown.status, unknown.body]).toEqual([200, { ok: true }]);
  });

  it.each([
    ['teams that another order paid', { late: [0, 1], other: [0, 1], codes: [] }],
    ['a coupon that another order used', { late: [0, 1], other: [2, 3], codes: ['LATE1PLUS1'] }],
  ])('reports a late payment for %s, which is refunded', async (_what, { late, other, codes }) => {
    const fan = await managerOf(shop, 4);
    const order = (teams: readonly number[]) =>
      pay(fan, { teamIds: teams.map((index) => fan.teamIds[index]), coupons: codes });
    const first = (await order(late)).body;
    await shop.mollie.expire(first.payment.id);
    const second = (await order(other)).body;
    await shop.mollie.pay(second.payment.id);
    await shop.mollie.pay(first.payment.id);
    const { amount } = first.order;
    expect(await orderOf(fan, first.order.id)).toMatchObject({ status: 'refunded', refunded: amount });
    expect(await orderOf(fan, second.order.id)).toMatchObject({
      status: 'paid',
      refunded: 0,
      coupons: codes,
    });
    const paidBy = (await teamsOf(fan)).map(({ paymentId }: { paymentId: number | null }) => paymentId);
    expect(paidBy).toEqual([0, 1, 2, 3].map((index) => (other.includes(index) ? second.order.id : null)));
  });

  it('has a limit of calls per payer and per payment', async () => {
    const fan = await managerOf(shop, 1);
    const { payment, order } = (await pay(fan, { teamIds: fan.teamIds })).body;
    shop.mollie.setWebhooks('off');
    await shop.mollie.pay(payment.id);
    const { rateLimits } = shop.api.context;
    for (let calls = 0; calls < 120; calls += 1) {
      await rateLimits.consume('paymentRequest', String(fan.userId));
      await rateLimits.consume('webhookByPayment', String(order.id));
    }
    // The stored status is returned all the same; the provider repeats a refused webhook.
    expect((await orderOf(fan, order.id)).status).toBe('open');
    const cancellation = await fan.client.post('payments/cancel', { paymentId: order.id });
    expect([cancellation.status, cancellation.body]).toEqual([429, refusal('too-many-requests')]);
    expect(await shop.mollie.sendWebhook(payment.id)).toBe(429);
    shop.api.passTime(MINUTE);
    await reconcileOrders(shop.api.context);
    expect((await orderOf(fan, order.id)).status).toBe('paid');
  });

  it('that lost a payment does not leave a team reserved', async () => {
    const fan = await managerOf(shop, 1);
    const { order } = (await pay(fan, { teamIds: fan.teamIds })).body;
    await (await stored(order.id)).update({ providerId: 'tr_ofanotherkey' });
    expect((await orderOf(fan, order.id)).status).toBe('expired');
    expect(await teamsOf(fan)).toMatchObject([{ paid: false, paymentId: null }]);
  });

  it('reports a late payment of a single free team, which counts', async () => {
    const fan = await managerOf(shop, 1);
    const { order, payment } = (await pay(fan, { teamIds: fan.teamIds })).body;
    await fan.client.post('payments/cancel', { paymentId: order.id });
    await shop.mollie.pay(payment.id);
    expect(await teamsOf(fan)).toMatchObject([{ paid: true, paymentId: order.id }]);
  });
});
