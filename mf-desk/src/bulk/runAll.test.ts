import type { ApiFailure } from '@euro/platform';
import { type Outcome, runAll } from './runAll.js';

const failure = { code: 'coupon-used', status: 409, message: '' } as ApiFailure;

it('runs one after the other, and continues after a refusal', async () => {
  const log: string[] = [];
  const progress: Outcome<number>[] = [];
  const outcome = await runAll([1, 2, 3], {
    async act(row) {
      log.push(`begin ${row}`);
      await Promise.resolve();
      log.push(`end ${row}`);
      return row === 2 ? failure : null;
    },
    onProgress: (one) => progress.push(one),
    mayGoOn: () => true,
  });
  expect(log).toEqual(['begin 1', 'end 1', 'begin 2', 'end 2', 'begin 3', 'end 3']);
  expect(outcome).toEqual({ done: [1, 3], failed: [{ row: 2, failure }], remaining: [] });
  expect(progress.map(({ remaining }) => remaining)).toEqual([[2, 3], [3], []]);
});

it('stops between two rows, and reports the remaining ones', async () => {
  let count = 0;
  const outcome = await runAll([1, 2, 3], {
    act: async () => null,
    onProgress: () => {
      count += 1;
    },
    mayGoOn: () => count < 1,
  });
  expect(outcome).toEqual({ done: [1], failed: [], remaining: [2, 3] });
});
