import { limitConcurrency } from './limitConcurrency.js';
import { remainingTime, withTimeBudget } from './timeBudget.js';

/** Work that runs until the test ends it. */
function pending() {
  const startedNumbers: number[] = [];
  const ends = new Map<number, () => void>();
  const work = (number: number) => () =>
    new Promise<number>((resolve) => {
      startedNumbers.push(number);
      ends.set(number, () => resolve(number));
    });
  return { startedNumbers, work, end: (number: number) => ends.get(number)?.() };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('limiting concurrency', () => {
  it('runs a limited number at once, in the order of arrival', async () => {
    const { startedNumbers, work, end } = pending();
    const limit = limitConcurrency(2);
    const all = Promise.all([1, 2, 3, 4].map((number) => limit(work(number))));
    await settled();
    expect(startedNumbers).toEqual([1, 2]);
    end(2);
    await settled();
    expect(startedNumbers).toEqual([1, 2, 3]);
    end(1);
    end(3);
    await settled();
    end(4);
    expect(await all).toEqual([1, 2, 3, 4]);
  });

  it('continues after a failure', async () => {
    const limit = limitConcurrency(1);
    const failed = limit(() => Promise.reject(new Error('no')));
    const after = limit(async () => 'yes');
    await expect(failed).rejects.toThrow('no');
    expect(await after).toBe('yes');
  });

  it('refuses a call whose time budget ends while it waits, without changing the order of others', async () => {
    const { startedNumbers, work, end } = pending();
    const limit = limitConcurrency(1);
    const first = limit(work(1));
    const late = withTimeBudget(30, async () => {
      await limit(work(2)).catch((error: unknown) => {
        expect(remainingTime()).toBeLessThan(2);
        throw error;
      });
    });
    await expect(late).rejects.toMatchObject({ code: 'not-available' });
    const third = limit(work(3));
    end(1);
    await first;
    await settled();
    expect(startedNumbers).toEqual([1, 3]);
    end(3);
    expect(await third).toBe(3);
  });
});
