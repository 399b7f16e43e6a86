import fc from 'fast-check';
import { exampleRules } from '../testing/exampleRules.js';
import { buyingPrice } from './buyingPrice.js';
import { sellingPrice } from './sellingPrice.js';

const SEED = 20240614;

describe('sellingPrice', () => {
  it.each([
    ['not risen', 60, 60, 60],
    ['fallen', 60, 45, 45],
    ['risen by 0.1: half is nothing, the step lifts 6.0 no further', 60, 61, 60],
    ['risen by 0.2: 6.1 would round to 6.5, the value is the ceiling', 60, 62, 62],
    ['risen by 0.5: 6.2 rounds to 6.5', 60, 65, 65],
    ['risen by 1.0: 6.5', 60, 70, 65],
    ['risen by 1.5: 6.7 rounds to 7.0', 60, 75, 70],
    ['risen by 2.0: 7.0', 60, 80, 70],
    ['bought between steps: 6.1 stays within 6.5', 61, 71, 70],
  ])('for a player who has %s', (_case, purchase, value, price) => {
    expect(sellingPrice(purchase, value, exampleRules)).toBe(price);
  });

  it('is the purchase price plus the floored half when the sale step is a tenth', () => {
    expect(sellingPrice(60, 75, { ...exampleRules, saleStep: 1 })).toBe(67);
  });

  it('subtracts the profit tax from the credited profit, never from the purchase price', () => {
    const rules = { ...exampleRules, profitTaxPercentage: 20 };
    expect(sellingPrice(60, 80, rules)).toBe(68);
    expect(sellingPrice(60, 50, rules)).toBe(50);
  });
});

describe('buyingPrice', () => {
  it('is the value without a tax, and adds the rounded percentage with one', () => {
    expect(buyingPrice(75, exampleRules)).toBe(75);
    expect(buyingPrice(75, { transferTaxPercentage: 10 })).toBe(83);
    expect(buyingPrice(74, { transferTaxPercentage: 10 })).toBe(81);
  });
});

describe('prices together', () => {
  const money = fc.integer({ min: 30, max: 150 });
  const percentage = fc.integer({ min: 0, max: 100 });
  const step = fc.integer({ min: 0, max: 10 });

  it(`never yield a profit by selling and buying back (seed ${SEED})`, () => {
    fc.assert(
      fc.property(
        money,
        money,
        step,
        percentage,
        percentage,
        (purchase, value, saleStep, profit, transfer) => {
          const rules = { saleStep, profitTaxPercentage: profit, transferTaxPercentage: transfer };
          expect(sellingPrice(purchase, value, rules)).toBeLessThanOrEqual(buyingPrice(value, rules));
        },
      ),
      { seed: SEED, numRuns: 2000 },
    );
  });

  it(`are whole tenths, and a rise never reduces them below the purchase price (seed ${SEED})`, () => {
    fc.assert(
      fc.property(money, money, step, percentage, (purchase, value, saleStep, profitTaxPercentage) => {
        const price = sellingPrice(purchase, value, { saleStep, profitTaxPercentage });
        expect(Number.isInteger(price)).toBe(true);
        expect(price).toBeGreaterThanOrEqual(Math.min(purchase, value));
      }),
      { seed: SEED, numRuns: 2000 },
    );
  });
});
