import { managerOf, openShop, pay, type Shop } from '../../testing/shop.js';
import { refusal } from '../../testing/testClient.js';
import type { PaymentProvider } from './paymentProvider.js';
import { syncOrder } from './syncOrder.js';

/** An answer of the provider that is on its way until the test lets it arrive. */
interface PendingAnswer {
  /** Resolves when the provider has answered. */
  readonly answered: Promise<void>;
  arrive(): void;
}

let holdNext: { call: 'create' | 'read'; answered: () => void; arrival: Promise<void> } | null = null;

function hold(call: 'create' | 'read'): PendingAnswer {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const answered = new Promise<void>((resolve) => {
    holdNext = { call, answered: resolve, arrival };
  });
  return { answered, arrive };
}

function slow(provider: PaymentProvider): PaymentProvider {
  const wait = async <T>(call: 'create' | 'read', answer: T): Promise<T> => {
    if (holdNext?.call !== call) return answer;
    const { answered, arrival } = holdNext;
    holdNext = null;
    answered();
    await arrival;
    return answer;
  };
  return {
    ...provider,
    create: async (payment) => wait('create', await provider.create(payment)),
    read: async (id) => wait('read', await provider.read(id)),
  };
}

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(slow);
});
afterAll(() => shop.close());

it('an overtaken response is ignored, and the provider is polled again', async () => {
  const fan = await managerOf(shop, 1);
  const { order, payment } = (await pay(fan, { teamIds: fan.teamIds })).body;
  shop.mollie.setWebhooks('off');
  await shop.mollie.pay(payment.id);
  const payAnswer = hold('read');
  const late = syncOrder(shop.api.context, order.id);
  await payAnswer.answered;
  await shop.mollie.refund(payment.id);
  await syncOrder(shop.api.context, order.id);
  payAnswer.arrive();
  await late;
  const { body } = await fan.client.get(`payments/${order.id}`);
  expect(body.order).toMatchObject({ status: 'refunded', refunded: 700 });
  expect((await fan.client.get('teams')).body.teams).toMatchObject([{ paid: false, paymentId: null }]);
});

it('an order that is cancelled during a call of the provider leaves no open payment', async () => {
  const fan = await managerOf(shop, 1);
  const createdAnswer = hold('create');
  const startAnswer = pay(fan, { teamIds: fan.teamIds });
  await createdAnswer.answered;
  const [{ paymentId }] = (await fan.client.get('teams')).body.teams;
  const cancelAnswer = await fan.client.post('payments/cancel', { paymentId });
  expect(cancelAnswer.body.order.status).toBe('canceled');
  createdAnswer.arrive();
  expect((await startAnswer).body).toEqual(refusal('payment-failed'));
  expect(shop.mollie.payments().at(-1)?.status).toBe('canceled');
  const secondAnswer = await pay(fan, { teamIds: fan.teamIds });
  expect(secondAnswer.body.order.status).toBe('open');
});
