import * as fc from 'fast-check';
import { maxCoupons, paymentTotal } from './paymentTotal.js';

const orders = fc.record({ teams: fc.nat(50), price: fc.nat(100_000) }).chain(({ teams, price }) =>
  fc.record({
    teams: fc.constant(teams),
    price: fc.constant(price),
    coupons: fc.nat(maxCoupons(teams)),
  }),
);

describe('the total of a payment', () => {
  it.each([
    [0, 0, 0],
    [1, 0, 700],
    [2, 0, 1400],
    [2, 1, 700],
    [3, 1, 1400],
    [4, 2, 1400],
  ])('of %i teams with %i coupons at 7 euro is %i cents', (teams, coupons, total) => {
    expect(paymentTotal({ teams, coupons, price: 700 })).toBe(total);
  });

  it('is one price for each team that no coupon makes free, and never less than half of them', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const { teams, coupons, price } = order;
        expect(paymentTotal(order)).toBe((teams - coupons) * price);
        expect(paymentTotal(order)).toBeGreaterThanOrEqual(Math.ceil(teams / 2) * price);
      }),
    );
  });

  it('is refused with more coupons than pairs of teams', () => {
    expect(() => paymentTotal({ teams: 3, coupons: 2, price: 700 })).toThrow(RangeError);
    expect(() => paymentTotal({ teams: 1, coupons: 1, price: 700 })).toThrow(RangeError);
  });
});
