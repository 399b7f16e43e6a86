import { retrying } from './retrying.js';

it('repeats work after the given pauses until it succeeds', async () => {
  const pauses: number[] = [];
  let calls = 0;
  const work = async () => {
    calls += 1;
    if (calls < 4) throw new Error(`failure ${calls}`);
    return calls;
  };
  const wait = async (ms: number) => void pauses.push(ms);
  await expect(retrying(work, (_error, failures) => 10 * 2 ** failures, wait)).resolves.toBe(4);
  expect(pauses).toEqual([20, 40, 80]);
});

it('fails with the first failure that is final', async () => {
  const failures = ['again', 'final', 'never'];
  const work = async () => {
    throw new Error(failures.shift());
  };
  const pauseAfter = (error: unknown) => (String(error).includes('again') ? 0 : null);
  await expect(retrying(work, pauseAfter, async () => {})).rejects.toThrow('final');
  expect(failures).toEqual(['never']);
});
