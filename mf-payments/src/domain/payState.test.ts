import { payState, priceOf } from './payState.js';

it.each([
  [{ paid: false, paymentId: null }, 'unpaid'],
  [{ paid: false, paymentId: 4 }, 'pending'],
  [{ paid: true, paymentId: 4 }, 'paid'],
  [{ paid: true, paymentId: null }, 'paid'],
] as const)('a team with %j is %s', (team, state) => {
  expect(payState(team)).toBe(state);
});

it.each([
  [7, 700],
  // In binary 4.35 is a little less, and its hundredfold 434.99….
  [4.35, 435],
  [1.1, 110],
  [0, 0],
])('a price of %d euro is %d cents', (price, cents) => {
  expect(priceOf({ price })).toBe(cents);
});
