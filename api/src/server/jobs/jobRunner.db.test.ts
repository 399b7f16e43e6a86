import type { Job } from '../../infra/jobs/job.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { createJobRunner, type JobRunner } from './jobRunner.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

let runner: JobRunner;
let running: number;
let most: number;
let ends: ((result: 'again' | 'done') => void)[];
beforeEach(() => {
  runner = createJobRunner(api.context, { observeJob() {} });
  [running, most, ends] = [0, 0, []];
});

/** Each run ends when the test says so. */
const job = (parallel = 1): Job => ({
  name: 'slow',
  scope: 'portal',
  everyMs: 1_000,
  queue: { lane: 'game', priority: 1, parallel },
  async run() {
    running += 1;
    most = Math.max(most, running);
    const result = await new Promise<'again' | 'done'>((end) => ends.push(end));
    running -= 1;
    return result;
  },
});

const turns = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

it('runs once more after requests during a run, and never twice at once', async () => {
  const run = { job: job(), competitionId: null };
  const first = runner.runOnce(run);
  expect(await runner.runOnce(run)).toBe(false);
  expect(await runner.runOnce(run)).toBe(false);
  ends[0]?.('done');
  await turns();
  expect(ends).toHaveLength(2);
  ends[1]?.('done');
  expect(await first).toBe(false);
  expect([ends.length, most]).toEqual([2, 1]);
});

it('does not run again for an interval that passes during a run', async () => {
  const run = { job: job(), competitionId: null };
  const first = runner.runAll(run);
  await runner.runAll(run);
  ends[0]?.('done');
  await first;
  expect(ends).toHaveLength(1);
});

it('leaves concurrent work to a queue, and continues work for one runner alone', async () => {
  const several = runner.runOnce({ job: job(4), competitionId: null });
  ends[0]?.('again');
  expect(await several).toBe(true);
  const one = runner.runOnce({ job: job(), competitionId: 2 });
  ends[1]?.('again');
  await turns();
  ends[2]?.('done');
  expect(await one).toBe(false);
});

it('starts nothing after it was stopped, and waits for runs in progress', async () => {
  const run = { job: job(), competitionId: null };
  const first = runner.runAll(run);
  let isStopped = false;
  const stopped = runner.stop().then(() => (isStopped = true));
  await turns();
  expect(isStopped).toBe(false);
  ends[0]?.('again');
  await Promise.all([first, stopped]);
  await runner.runAll(run);
  expect(await runner.runOnce(run)).toBe(false);
  expect(ends).toHaveLength(1);
});
