import { prizeOf } from './prizeOf.js';

describe('what a place wins', () => {
  it.each([
    [1, 'bike'],
    [2, 'computer'],
    [3, 'computer'],
    [4, 'voucher.both'],
    [5, 'voucher.both'],
    [6, 'voucher'],
    [10, 'voucher'],
    [11, null],
  ])('rank %i of the overall ranking', (rank, prize) => {
    expect(prizeOf('general', rank)).toBe(prize);
  });

  it('is for its winner only in a matchday', () => {
    expect(prizeOf('week', 1)).toBe('groceries');
    expect(prizeOf('week', 2)).toBeNull();
  });
});
