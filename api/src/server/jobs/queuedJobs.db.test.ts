import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import type { Job } from '../../infra/jobs/job.js';
import { type RedisServer, startRedisServer } from '../../testing/redisServer.js';
import { startTestApi, type TestApi, testEnv } from '../../testing/testApi.js';
import { jobs } from './index.js';
import { startJobs } from './startJobs.js';

const PREFIX = 'euro-test:';

let server: RedisServer;
let folder: string;
let apis: TestApi[];
let stops: (() => Promise<void>)[];
let runs: { kind: string; by: number }[];
beforeEach(async () => {
  server = await startRedisServer();
  folder = mkdtempSync(join(tmpdir(), 'euro-queue-'));
  [apis, stops, runs] = [[], [], []];
});
afterEach(async () => {
  server.thaw();
  await Promise.all(stops.map((stop) => stop()));
  for (const api of apis.toReversed()) await api.close();
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** A process whose jobs run; further ones share the first one's database. */
async function start(role: 'api' | 'worker', more: readonly Job[] = []): Promise<TestApi> {
  const env = { ...testEnv, role, dataDir: folder, queue: { url: server.url, prefix: PREFIX } };
  const api = await startTestApi({ env, realNow: Date.now }, apis[0] ?? null);
  const by = apis.push(api);
  const observeJob = (kind: string) => void runs.push({ kind, by });
  stops.push(startJobs(api.context, { observeJob }, more));
  return api;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await pause(20);
}

const runsOf = (kind: string) => runs.filter((run) => run.kind === kind);
/** Schedules that are in Redis, of all queues. */
async function schedules(): Promise<number> {
  const client = new Redis(server.url);
  const lanes = (await client.keys(`${PREFIX}queue:*:repeat`)).map((key) => client.zcard(key));
  const counts = await Promise.all(lanes);
  client.disconnect();
  return counts.reduce((sum, count) => sum + count, 0);
}

const SCHEDULED = jobs.filter(({ queue }) => queue && !queue.announced).length;
const isReady = () => until(async () => (await schedules()) === SCHEDULED);

/** Somebody asks for a link, in a call of `api`. */
async function askForLink(api: TestApi, email: string): Promise<void> {
  const { models, withTransaction } = api.database;
  await models.User.create({ email, firstName: 'Jan', lastName: 'Ceulemans', language: 'nl', createdAt: 0 });
  await withTransaction(async (transaction) => {
    const now = Date.now();
    await models.AccountMail.create(
      { kind: 'password-reset', email, nextTryAt: now, createdAt: now },
      { transaction },
    );
    api.context.work.announceAfter(transaction, 'account-mail');
  });
}

const mails = () => apis.flatMap((api) => api.mails.map(({ to }) => to));

it('covers all jobs of the portal, and no job of each process', () => {
  for (const { scope, queue } of jobs) expect(queue !== undefined).toBe(scope === 'portal');
});

describe('with a queue in Redis', () => {
  it('a worker starts at once a job that another process announces', async () => {
    const api = await start('api');
    await start('worker');
    await isReady();
    // What a new queue is looked through for is over.
    await until(() => runsOf('account-mail').length > 0);
    await pause(500);
    const before = Date.now();
    await askForLink(api, 'jan@example.test');
    await until(() => mails().length === 1);
    expect(mails()).toEqual(['jan@example.test']);
    // Intervals would not run for 30 seconds.
    expect(Date.now() - before).toBeLessThan(15_000);
  });

  it('two workers check once an interval together, and each does a part', async () => {
    await start('worker');
    await start('worker');
    await isReady();
    await pause(1_000);
    runs = [];
    const seconds = 6;
    await pause(seconds * 1_000);
    const looks = runsOf('matchday');
    expect(looks.length).toBeGreaterThan(0);
    expect(looks.length).toBeLessThanOrEqual(seconds + 2);
  });

  it('that is emptied loses nothing: schedules are restored, and announced work is found', async () => {
    const api = await start('api');
    await start('worker');
    await start('worker');
    await isReady();
    const addresses = Array.from({ length: 30 }, (_, number) => `fan${number}@example.test`);
    for (const [index, email] of addresses.entries()) {
      await askForLink(api, email);
      if (index === 15) await server.flush();
    }
    await server.flush();
    await isReady();
    await until(() => mails().length === addresses.length);
    expect(mails().toSorted()).toEqual(addresses.toSorted());
  });

  it('that dies and recovers: workers use their intervals meanwhile', async () => {
    const api = await start('api');
    await start('worker');
    await isReady();
    await server.kill();
    await askForLink(api, 'jan@example.test');
    await until(() => mails().length === 1);
    expect(apis.some(({ logLines }) => logLines.join('').includes('the queue is out of reach'))).toBe(true);
    await server.start();
    await isReady();
    await askForLink(api, 'marie@example.test');
    await until(() => mails().length === 2);
    expect(mails()).toEqual(['jan@example.test', 'marie@example.test']);
  });

  it('that hangs and recovers: workers use their intervals meanwhile', async () => {
    const api = await start('api');
    await start('worker');
    await isReady();
    server.freeze();
    await askForLink(api, 'jan@example.test');
    await until(() => mails().length === 1);
    server.thaw();
    await askForLink(api, 'marie@example.test');
    await until(() => mails().length === 2);
  });

  it('that is missing when a worker starts: it uses its intervals, and the queue once that is there', async () => {
    await server.kill();
    const worker = await start('worker');
    await askForLink(worker, 'jan@example.test');
    await until(() => mails().length === 1);
    await server.start();
    await isReady();
  });

  it('retries a failed run a second and two seconds later', async () => {
    const startTimes: number[] = [];
    const shaky: Job = {
      name: 'shaky',
      scope: 'portal',
      everyMs: 3_600_000,
      queue: { lane: 'payments', priority: 1, announced: true },
      async run() {
        startTimes.push(Date.now());
        if (startTimes.length < 3) throw new Error('the provider does not answer');
      },
    };
    const worker = await start('worker', [shaky]);
    await until(() => startTimes.length === 3);
    const [first = 0, second = 0, third = 0] = startTimes;
    expect(second - first).toBeGreaterThanOrEqual(900);
    expect(third - second).toBeGreaterThanOrEqual(1_900);
    expect(worker.logLines.join('')).toContain('the provider does not answer');
  });

  it('splits work that is too much for one run', async () => {
    let remaining = 40;
    const by = new Set<number>();
    const plenty = (worker: number): Job => ({
      name: 'plenty',
      scope: 'portal',
      everyMs: 3_600_000,
      queue: { lane: 'push', priority: 1, announced: true, parallel: 8 },
      async run() {
        if (remaining === 0) return 'done';
        remaining -= 1;
        by.add(worker);
        await pause(100);
        return 'again';
      },
    });
    await start('worker', [plenty(1)]);
    await start('worker', [plenty(2)]);
    await until(() => remaining === 0);
    expect(by).toEqual(new Set([1, 2]));
  });

  it('continues all other jobs while a mail server hangs', async () => {
    const ends: (() => void)[] = [];
    let looks = 0;
    const announced = { scope: 'portal', everyMs: 3_600_000 } as const;
    const silent: Job = {
      ...announced,
      name: 'silent',
      queue: { lane: 'mail', priority: 1, announced: true },
      run: () => new Promise((end) => ends.push(() => end('done'))),
    };
    const other: Job = {
      ...announced,
      name: 'other',
      queue: { lane: 'payments', priority: 1, announced: true },
      run: async () => {
        looks += 1;
      },
    };
    const { context } = await start('worker', [silent, other]);
    await until(() => ends.length > 0 && looks > 0);
    const [settled, looked] = [runsOf('matchday').length, looks];
    context.work.announce('other');
    await until(() => looks > looked && runsOf('matchday').length > settled);
    for (const end of ends) end();
  });
});
