import { setImmediate } from 'node:timers/promises';
import { remainingTime, withTimeBudget } from '../../infra/db/timeBudget.js';
import { createQueue, type Queue, type Turn } from './queue.js';

class SentBack extends Error {
  constructor(readonly turn: Turn) {
    super();
  }
}

/** Work that ends when `end` is called. */
function work() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { run: () => ended, end: () => end() };
}

let order: number[];
beforeEach(() => {
  order = [];
});

/** Enters; `received` also names it. */
function enter(queue: Queue, received: number, job = work()) {
  const done = queue.run(
    received,
    async () => {
      order.push(received);
      await job.run();
    },
    (turn) => new SentBack(turn),
  );
  done.catch(() => {});
  return { ...job, done };
}

const turnOf = (done: Promise<unknown>): Promise<Turn> =>
  done.then(
    () => Promise.reject(new Error('It was not sent back.')),
    (error: SentBack) => error.turn,
  );

it('admits a limited number at once, and the others in the order of arrival', async () => {
  const queue = createQueue({ current: () => 2 });
  const [one, two] = [enter(queue, 10), enter(queue, 20)];
  const others = [enter(queue, 50), enter(queue, 30), enter(queue, 40), enter(queue, 30)];
  expect(order).toEqual([10, 20]);
  one.end();
  await one.done;
  expect(order).toEqual([10, 20, 30]);
  for (const { end } of [two, ...others]) end();
  await Promise.all([two, ...others].map(({ done }) => done));
  expect(order).toEqual([10, 20, 30, 30, 40, 50]);
});

it('continues after jobs that failed', async () => {
  const queue = createQueue({ current: () => 1 });
  const failed = queue.run(
    1,
    () => Promise.reject(new Error('no')),
    () => new Error(),
  );
  const next = enter(queue, 2);
  await expect(failed).rejects.toThrow('no');
  next.end();
  await next.done;
});

it('runs a job on the budget of its own call, not on that of the previous one', async () => {
  const queue = createQueue({ current: () => 1 });
  const first = work();
  const before = withTimeBudget(60_000, () => queue.run(1, first.run, () => new Error()));
  const own = withTimeBudget(5_000, () =>
    queue.run(
      2,
      async () => remainingTime(),
      () => new Error(),
    ),
  );
  first.end();
  await before;
  expect(await own).toBeLessThanOrEqual(5_000);
});

it('applies a changed limit', async () => {
  let atOnce = 1;
  const queue = createQueue({ current: () => atOnce });
  const all = [1, 2, 3, 4].map((received) => enter(queue, received));
  atOnce = 3;
  all[0]?.end();
  await all[0]?.done;
  expect(order).toEqual([1, 2, 3, 4]);
  for (const { end } of all) end();
  await Promise.all(all.map(({ done }) => done));
});

it('refuses, with its place, a call that waits longer than its budget, and moves the others up', async () => {
  const queue = createQueue({ current: () => 1 });
  const first = enter(queue, 1);
  const patient = enter(queue, 2);
  const late = withTimeBudget(60, () => turnOf(enter(queue, 3).done));
  const last = enter(queue, 4);
  expect(await late).toEqual({ place: 2, seconds: 1 });
  for (const { end } of [first, patient, last]) end();
  await last.done;
  expect(order).toEqual([1, 2, 4]);
});

it('starts a call at its turn although jobs took longer than its budget', async () => {
  // As after a database was frozen: works are expected to take 50 ms.
  const queue = createQueue({ current: () => 1 });
  const entry = await withTimeBudget(20, async () => enter(queue, 1));
  expect(order).toEqual([1]);
  entry.end();
  await entry.done;
});

it('refuses at once, with the seconds to wait, a call whose turn cannot be reached in time', async () => {
  const queue = createQueue({ current: () => 1 });
  // One ends every 10 ms until some were measured: the hundredth has a second to wait.
  const all = Array.from({ length: 100 }, (_, index) => enter(queue, index));
  let isSentBack = false;
  const turn = withTimeBudget(400, () => turnOf(enter(queue, 1_000).done)).finally(() => {
    isSentBack = true;
  });
  for (let times = 0; times < 5; times += 1) await setImmediate();
  expect(isSentBack).toBe(true);
  expect(await turn).toEqual({ place: 100, seconds: 1 });
  // Who was first received before all of them is the next.
  const early = withTimeBudget(2_000, async () => enter(queue, 0.5));
  for (const { end } of [...all, await early]) end();
  await (await early).done;
  expect(order.slice(0, 3)).toEqual([0, 0.5, 1]);
});
