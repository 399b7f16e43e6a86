import { createAdaptiveLimit } from './adaptiveLimit.js';
import { createQueue } from './queue.js';

const WORKS = 6_000;

/** A server that works on so many things at a time, each for ten milliseconds; the others wait for one of them. */
function serverOf(width: () => number) {
  let time = 0;
  let running = 0;
  let peak = 0;
  const waiting: (() => void)[] = [];
  const ends: { at: number; end: () => void }[] = [];
  let working = 0;
  const begin = () => {
    while (working < width() && waiting.length > 0) {
      working += 1;
      const end = waiting.shift() ?? (() => {});
      ends.push({ at: time + 10, end });
    }
  };
  return {
    now: () => time,
    peak: () => peak,
    async work(): Promise<void> {
      running += 1;
      peak = Math.max(peak, running);
      await new Promise<void>((resolve) => waiting.push(resolve));
      running -= 1;
    },
    /** Advances to the next completion; false when nothing runs. */
    async step(): Promise<boolean> {
      await new Promise((resolve) => setImmediate(resolve));
      begin();
      ends.sort((a, b) => a.at - b.at);
      const next = ends.shift();
      if (!next) return false;
      time = next.at;
      working -= 1;
      next.end();
      return true;
    },
  };
}

/** How many run at a time towards the end of a burst, most of the time. */
async function burst(width: (step: number) => number, max = 7) {
  let steps = 0;
  const server = serverOf(() => width(steps));
  const limit = createAdaptiveLimit({ min: 2, max, now: server.now });
  const queue = createQueue(limit);
  const all = Array.from({ length: WORKS }, (_, at) =>
    queue.run(at, server.work, () => new Error('refused')),
  );
  const limits: number[] = [];
  for (; await server.step(); steps += 1) {
    if (steps > WORKS * 0.6 && steps < WORKS * 0.95) limits.push(limit.current());
  }
  await Promise.all(all);
  limits.sort((a, b) => a - b);
  return { usual: limits[limits.length >> 1], peak: server.peak() };
}

it('runs as many at once as the server handles at a time', async () => {
  expect(await burst(() => 5)).toMatchObject({ usual: 5 });
});

it('runs few at once where each slows down the others', async () => {
  expect(await burst(() => 1)).toMatchObject({ usual: 2 });
});

it('never exceeds its maximum', async () => {
  expect(await burst(() => 50)).toEqual({ usual: 7, peak: 7 });
});

it('raises the limit when work is fast, and lowers it when it is slow', async () => {
  expect(await burst((step) => (step < 1_500 ? 2 : 6))).toMatchObject({ usual: 6 });
  expect(await burst((step) => (step < 1_500 ? 6 : 2))).toMatchObject({ usual: 2 });
});

it('does not grow without waiting work', async () => {
  const limit = createAdaptiveLimit({ min: 2, max: 7 });
  for (let round = 0; round < 400; round += 1) limit.ended(false);
  expect(limit.current()).toBe(2);
});
