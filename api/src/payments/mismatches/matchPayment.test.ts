import type { ReportedPayment } from '../orders/paymentProvider.js';
import { refundableOf } from '../orders/refundableOf.js';
import { matchPayment } from './matchPayment.js';

const order = { id: 7, providerId: 'tr_own', amount: 1400 };
const own: ReportedPayment = {
  id: 'tr_own',
  order: 7,
  status: 'paid',
  amount: { currency: 'EUR', value: '14.00' },
  refunded: { currency: 'EUR', value: '3.50' },
  chargedBack: null,
  checkoutUrl: null,
};

it('the order’s own payment matches, with its amounts in cents', () => {
  expect(matchPayment(order, own)).toEqual({
    payment: { status: 'paid', amount: 1400, refunded: 350, chargedBack: 0 },
    mismatch: null,
  });
});

it('an order without a payment yet matches any id, and nothing else', () => {
  expect(matchPayment({ ...order, providerId: null }, own).mismatch).toBeNull();
  expect(matchPayment({ ...order, providerId: null }, { ...own, order: 8 }).mismatch).toBe('order');
});

it.each([
  ['another id', { id: 'tr_other' }, 'payment-id'],
  ['another order', { order: 8 }, 'order'],
  ['no order', { order: null }, 'order'],
  ['the order’s number as text', { order: '7' }, 'order'],
  ['another currency', { amount: { currency: 'USD', value: '14.00' } }, 'currency'],
  ['less', { amount: { currency: 'EUR', value: '13.99' } }, 'amount'],
  ['more', { amount: { currency: 'EUR', value: '1400.00' } }, 'amount'],
  ['no number', { amount: { currency: 'EUR', value: '14' } }, 'amount'],
  ['an unknown status', { status: null }, 'status'],
  ['a refund in another currency', { refunded: { currency: 'USD', value: '3.50' } }, 'refund'],
  ['a charge-back in another currency', { chargedBack: { currency: 'JPY', value: '350' } }, 'charge-back'],
] as const)('a payment with %s does not match', (_what, fields, reason) => {
  expect(matchPayment(order, { ...own, ...fields })).toEqual({ payment: null, mismatch: reason });
});

it('a refund is possible in euro, or where the currency is unknown', () => {
  const payment = { status: 'paid', amount: 1400, refunded: 350, chargedBack: 50 } as const;
  const refund = (value: string, currency = 'EUR', status: 'pending' | 'failed' = 'pending') => ({
    ...{ amount: { currency, value }, status },
  });
  expect(refundableOf(payment, [refund('3.50')])).toBe(1000);
  expect(refundableOf(payment, [refund('3.50'), refund('14.00', 'EUR', 'failed')])).toBe(1000);
  expect(refundableOf(payment, [refund('3.50'), refund('14.00')])).toBe(0);
  expect(refundableOf({ ...payment, status: 'open' }, [])).toBe(0);
  expect(refundableOf(payment, [refund('3.50'), refund('1.00', 'USD')])).toBeNull();
});
