import { adaptConcurrency } from './adaptConcurrency.js';

const WORKS = 400;

/** How many run at a time at the end of a burst, and how many at most, of a process that so much work makes so busy. */
async function burst(busyWith: (running: number) => number, most = 7) {
  let running = 0;
  let peak = 0;
  const limit = adaptConcurrency({ least: 2, most, usage: () => busyWith(limit.atOnce()) });
  let atOnce = 0;
  let left = WORKS;
  const work = async () => {
    running += 1;
    peak = Math.max(peak, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    left -= 1;
    // While others still wait.
    if (left === 50) atOnce = limit.atOnce();
  };
  await Promise.all(Array.from({ length: WORKS }, () => limit(work)));
  return { atOnce, peak };
}

it('lets more run while the process is idle, and never more than may', async () => {
  expect(await burst(() => 0.3)).toEqual({ atOnce: 7, peak: 7 });
});

it('lets as many run as keep the process busy', async () => {
  const { atOnce } = await burst((running) => running * 0.2);
  expect(atOnce).toBe(4);
});

it('lets few run where each makes the others wait', async () => {
  expect(await burst(() => 1)).toEqual({ atOnce: 2, peak: 2 });
});

it('lets fewer run again when the process became busy', async () => {
  let asked = 0;
  const { atOnce, peak } = await burst(() => {
    asked += 1;
    return asked < 6 ? 0.1 : 1;
  });
  expect(peak).toBeGreaterThan(5);
  expect(atOnce).toBe(2);
});

it('does not grow while nobody waits', async () => {
  const limit = adaptConcurrency({ least: 2, most: 7, usage: () => 0.1 });
  for (let round = 0; round < 100; round += 1) await limit(async () => undefined);
  expect(limit.atOnce()).toBe(2);
});

it('measures how busy this process is', async () => {
  const limit = adaptConcurrency({ least: 1, most: 50 });
  const rest = () => new Promise((resolve) => setTimeout(resolve, 5));
  await Promise.all(Array.from({ length: 400 }, () => limit(rest)));
  expect(limit.atOnce()).toBeGreaterThan(5);
});
