import { readCouponCode } from './readCouponCode.js';

it.each([
  ['euro1plus1', 'EURO1PLUS1'],
  ['  ABC123 ', 'ABC123'],
  ['ABCDEF12345', 'ABCDEF12345'],
])('reads %p as %s', (typed, code) => expect(readCouponCode(typed)).toBe(code));

it.each(['', 'ABC12', 'ABCDEF123456', 'ABC-123', 'ÉURO1PLUS', 'ABC 123'])('rejects %p', (typed) =>
  expect(readCouponCode(typed)).toBeNull(),
);
