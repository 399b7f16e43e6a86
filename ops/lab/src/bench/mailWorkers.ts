import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connectDatabase, DatabaseClock, Program, startRedisServer, startSlowSmtp } from '@euro/api/testing';
import { REPOSITORY } from '@euro/release';
import { programsOf } from '../kit/environment.js';
import { seedTournament } from '../kit/seedTournament.js';
import { Costing, serveRuns } from '../kit/serveRuns.js';
import { until } from '../kit/until.js';

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
const running = new Set<Program>();
process.once('exit', () => {
  for (const worker of running) worker.signal('SIGKILL');
  void redis.kill();
  rmSync(folder, { recursive: true, force: true });
});

serveRuns({
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
  const processes = await Promise.all(Array.from({ length: workers }, () => startWorker(env)));
  try {
    await pause(4_000);
    await setClock(DUE);
    await sentMails(() => smtp.acceptedMails.length > 0);
    const began = performance.now();
    if (kills) {
      await sentMails(() => smtp.acceptedMails.length > MAILS / 3);
      await processes[0]?.kill();
    }
    await sentMails(() => new Set(smtp.acceptedMails).size >= MAILS);
    const cost = performance.now() - began;
    await pause(1_000);
    const recipients = new Set(smtp.acceptedMails).size;
    return new Costing(cost, { recipients, twice: smtp.acceptedMails.length - recipients });
  } finally {
    await Promise.all(processes.map((worker) => worker.stop('SIGINT')));
    running.clear();
  }
}

async function startWorker(env: NodeJS.ProcessEnv): Promise<Program> {
  const worker = new Program(process.execPath, [programsOf(REPOSITORY).api], {
    env: {
      ...process.env,
      ...{ ROLE: 'worker', API_PORT: '0', STAND_INS_PORT: '0', DATA_DIR: folder, DATABASE_URL: url },
      ...{ SMTP_URL: smtp.url, LOG_LEVEL: 'warn' },
      ...env,
    },
  });
  await worker.start(async () => true);
  running.add(worker);
  return worker;
}

const sentMails = (isReached: () => boolean) =>
  until(isReached, { timeoutMs: 3_600_000, everyMs: 5, problem: 'The mails were not sent.' });
