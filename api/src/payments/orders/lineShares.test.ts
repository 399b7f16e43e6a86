import * as fc from 'fast-check';
import { lineShares } from './lineShares.js';

const of = (...amounts: readonly number[]) => amounts.map((amount) => ({ amount }));

describe('what each line of an order paid', () => {
  it.each([
    ['its price without a discount', of(700, 700), 1400, [700, 700]],
    ['half of it where one of two was free', of(700, 700), 700, [350, 350]],
    ['a cent more or less where it can’t be divided', of(700, 700, 700), 1400, [467, 466, 467]],
  ] as const)('is %s', (_what, lines, amount, shares) => {
    expect(lineShares(lines, amount)).toEqual(shares);
  });

  it('adds up to what the order paid', () => {
    const lines = fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 100_000 }), (amounts, amount) => {
        const shares = lineShares(of(...amounts), amount);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
