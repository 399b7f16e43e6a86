import { overBudget } from './firstLoadBudget.js';

const budget = { core: 80_000, main: 40_000, page: 10_000 };

describe('the budget of a first load', () => {
  it('is met as long as all parts together meet it', () => {
    expect(overBudget(budget, budget)).toBeNull();
    expect(overBudget({ core: 80_000, main: 35_000, page: 15_000 }, budget)).toBeNull();
  });

  it('lists the growth, largest first', () => {
    const problem = overBudget({ core: 81_000, main: 47_600, page: 9_000 }, budget);
    expect(problem).toContain('takes 137.6 KB gzip of scripts, 130.0 KB gzip at most');
    expect(problem).toContain(
      'it grew in main by 7.6 KB gzip to 47.6 KB gzip, in core by 1.0 KB gzip to 81.0 KB gzip.',
    );
    expect(problem).not.toContain('page by');
  });

  it('counts a new part as growth from zero', () => {
    expect(overBudget({ ...budget, vendors: 1_000 }, budget)).toContain('vendors by 1.0 KB gzip');
  });
});
