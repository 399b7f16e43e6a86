import { compare, type Side, spread } from './rounds.js';

function side(name: string, costs: readonly number[], answer = 'same', log: string[] = []): Side<string> {
  let round = 0;
  return {
    name,
    async run() {
      log.push(name);
      return { cost: { time: costs[round++] ?? 0 }, answer };
    },
  };
}

describe('a comparison', () => {
  it('alternates the sides', async () => {
    const log: string[] = [];
    await compare(side('a', [1, 1], 'same', log), side('b', [1, 1], 'same', log), 2);
    expect(log).toEqual(['a', 'b', 'a', 'b']);
  });

  it('divides round by round, and not the medians', async () => {
    const { time } = await compare(side('a', [2, 9, 4]), side('b', [1, 3, 1]), 3);
    expect(time.ratio).toEqual({ median: 3, min: 2, max: 4 });
    expect([time.ours.median, time.plain.median]).toEqual([4, 1]);
  });

  it('of several figures returns one ratio for each', async () => {
    const both = (name: string, first: number, last: number): Side<string, 'first' | 'last'> => ({
      name,
      run: async () => ({ cost: { first, last }, answer: 'same' }),
    });
    const { first, last } = await compare(both('a', 2, 9), both('b', 1, 3), 1);
    expect([first.ratio.median, last.ratio.median]).toEqual([2, 3]);
  });

  it('fails when the answers differ', async () => {
    await expect(compare(side('a', [1], '3 rows'), side('b', [1], '4 rows'))).rejects.toThrow(
      'a answered "3 rows", b answered "4 rows"',
    );
  });
});

describe('the median', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[7], 7],
  ])('of %j is %d', (values, median) => {
    expect(spread(values)).toEqual({ median, min: Math.min(...values), max: Math.max(...values) });
  });
});
