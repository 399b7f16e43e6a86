import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase, DatabaseClock, startRedisServer, startSlowSmtp } from '@euro/api/testing';
import { REPOSITORY } from '@euro/release';
import { seedTournament } from './seedTournament.js';
import { serveBench } from './serveBench.js';

/**
 * Sends a reminder to each of `BENCH_MAILS` fans with one worker or two, from the tables or from a queue in Redis,
 * through a mail server that takes `BENCH_LATENCY` milliseconds a mail. The bench asks for runs by message; a run's
 * answer are the addresses that got a mail, and how many mails came twice.
 */
const MAILS = Number(process.env.BENCH_MAILS ?? 3_000);
const LATENCY = Number(process.env.BENCH_LATENCY ?? 50);
const LONG_BEFORE = Date.parse('2024-06-10T08:00:00Z');
/** Within a day of the first deadline. */
const DUE = Date.parse('2024-06-14T08:00:00Z');

const url = process.env.DATABASE_URL ?? '';
const database = await connectDatabase(url);
const clock = new DatabaseClock(database);
const setClock = (at: number) => database.withTransaction((transaction) => clock.setTime(at, transaction));
await seedTournament(database, clock, MAILS);
const { sequelize } = database;
await sequelize.query(
  `INSERT INTO mail_choices (user_id, deadline_mail, matchday_report, unsubscribe_token)
   SELECT DISTINCT user_id, 1, 0, user_id FROM teams WHERE user_id NOT IN (SELECT user_id FROM mail_choices)`,
);
const smtp = await startSlowSmtp(LATENCY);
const redis = await startRedisServer();
const folder = mkdtempSync(join(tmpdir(), 'euro-mail-bench-'));
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const worker of running) worker.kill('SIGKILL');
  void redis.kill();
  rmSync(folder, { recursive: true, force: true });
});

serveBench({
  'tables 1': () => send(1, {}),
  'tables 2': () => send(2, {}),
  'redis 1': () => send(1, { QUEUE: 'redis', REDIS_URL: redis.url }),
  'redis 2': () => send(2, { QUEUE: 'redis', REDIS_URL: redis.url }),
  killed: () => send(2, { QUEUE: 'redis', REDIS_URL: redis.url }, true),
});

async function send(workers: number, env: NodeJS.ProcessEnv, kills = false) {
  await sequelize.query('DELETE FROM sent_mails');
  await setClock(LONG_BEFORE);
  await redis.flush();
  smtp.acceptedMails.length = 0;
  const processes = Array.from({ length: workers }, () => startWorker(env));
  try {
    await pause(4_000);
    await setClock(DUE);
    await until(() => smtp.acceptedMails.length > 0);
    const began = performance.now();
    if (kills) {
      await until(() => smtp.acceptedMails.length > MAILS / 3);
      processes[0]?.kill('SIGKILL');
    }
    await until(() => new Set(smtp.acceptedMails).size >= MAILS);
    const cost = performance.now() - began;
    await pause(1_000);
    const recipients = new Set(smtp.acceptedMails).size;
    return { cost, answer: { recipients, twice: smtp.acceptedMails.length - recipients } };
  } finally {
    await Promise.all(processes.map(stop));
  }
}

function startWorker(env: NodeJS.ProcessEnv): ChildProcess {
  const worker = fork(join(REPOSITORY, 'api/dist/src/server/main.js'), {
    execArgv: [],
    env: {
      ...process.env,
      ...{ ROLE: 'worker', API_PORT: '0', STAND_INS_PORT: '0', DATA_DIR: folder, DATABASE_URL: url },
      ...{ SMTP_URL: smtp.url, LOG_LEVEL: 'warn' },
      ...env,
    },
  });
  running.add(worker);
  worker.once('exit', () => running.delete(worker));
  return worker;
}

async function stop(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  const exit = once(worker, 'exit');
  worker.kill('SIGINT');
  await exit;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await pause(5);
}
