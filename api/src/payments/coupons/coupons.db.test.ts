import { addCoupons, managerOf, openShop, pay, type Shop } from '../../testing/shop.js';
import { refusal } from '../../testing/testClient.js';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await addCoupons(shop, 'FIRST1PLUS', 'AGAIN1PLUS');
});
afterAll(() => shop.close());

it('an account uses one coupon, also in a later order; one of an order that failed does not count', async () => {
  const fan = await managerOf(shop, 4);
  const [one = 0, two = 0, three = 0, four = 0] = fan.teamIds;
  const failed = await pay(fan, { teamIds: [one, two], coupons: ['AGAIN1PLUS'] });
  await shop.mollie.expire(failed.body.payment.id);
  const paid = await pay(fan, { teamIds: [one, two], coupons: ['FIRST1PLUS'] });
  await shop.mollie.pay(paid.body.payment.id);

  const secondOrder = await pay(fan, { teamIds: [three, four], coupons: ['AGAIN1PLUS'] });
  expect([secondOrder.status, secondOrder.body]).toEqual([409, refusal('coupon-once-per-account')]);
  const check = await fan.client.post('payments/coupon', { coupon: 'AGAIN1PLUS' });
  expect(check.body).toEqual(refusal('coupon-once-per-account'));

  const other = await managerOf(shop, 2);
  const otherOrder = await pay(other, { teamIds: other.teamIds, coupons: ['AGAIN1PLUS'] });
  expect(otherOrder.body.order).toMatchObject({ amount: 700, discount: 700 });
});
