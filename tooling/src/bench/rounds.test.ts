import { compare, type Side, spread } from './rounds.js';

function side(name: string, costs: readonly number[], answer = 'same', log: string[] = []): Side<string> {
  let round = 0;
  return {
    name,
    async run() {
      log.push(name);
      return { cost: costs[round++] ?? 0, answer };
    },
  };
}

describe('a comparison', () => {
  it('takes turns', async () => {
    const log: string[] = [];
    await compare(side('a', [1, 1], 'same', log), side('b', [1, 1], 'same', log), 2);
    expect(log).toEqual(['a', 'b', 'a', 'b']);
  });

  it('divides round by round, not medians', async () => {
    const { ratio, ours, plain } = await compare(side('a', [2, 9, 4]), side('b', [1, 3, 1]), 3);
    expect(ratio).toEqual({ median: 3, min: 2, max: 4 });
    expect([ours.median, plain.median]).toEqual([4, 1]);
  });

  it('counts for nothing when the answers differ', async () => {
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
