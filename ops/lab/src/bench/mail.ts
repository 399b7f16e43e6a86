import { type Worker, withWorker } from '../kit/programs.js';
import type { Bench, BenchFigure } from './bench.js';
import { onMariaDb } from './onMariaDb.js';

/** Number of fans who get a reminder. */
const MAILS = Number(process.env.BENCH_MAILS ?? 3_000);
/** Milliseconds that the mail server takes for each. */
const LATENCY = Number(process.env.BENCH_LATENCY ?? 50);
/** A million in an hour. */
const AIM = 278;

interface MailTrial {
  readonly recipients: number;
  readonly twice: number;
}

async function measure(worker: Worker, name: string): Promise<{ perSecond: number; sent: MailTrial }> {
  const { cost, answer: sent } = await worker.run<MailTrial>(name);
  return { perSecond: (MAILS / cost) * 1_000, sent };
}

async function sendAll(worker: Worker): Promise<BenchFigure[]> {
  const figures: BenchFigure[] = [];
  for (const driver of ['tables', 'redis']) {
    for (const workers of [1, 2]) {
      const { perSecond, sent } = await measure(worker, `${driver} ${workers}`);
      const what = `reminders a second, ${workers === 1 ? '1 worker' : `${workers} workers`}, ${driver}`;
      const value = `${perSecond.toFixed(0)} (${sent.twice} of ${sent.recipients} twice)`;
      const aim = { aim: { atLeast: AIM, unit: '/s' }, measured: perSecond };
      figures.push({ what, value, ...(workers === 2 && aim) });
    }
  }
  const { sent } = await measure(worker, 'killed');
  const what = 'mails that came twice, one of two workers killed in the middle';
  return [...figures, { what, value: `${sent.twice} of ${sent.recipients}` }];
}

export const mail: Bench = {
  name: 'mail',
  against: `nothing: ${MAILS} reminders through a mail server that takes ${LATENCY} ms for each`,
  run: ({ mysqlUrl }) =>
    onMariaDb(mysqlUrl, (url) => {
      const env = { DATABASE_URL: url, BENCH_MAILS: String(MAILS), BENCH_LATENCY: String(LATENCY) };
      return withWorker('bench/mailWorkers', env, async (worker) => ({
        lines: [],
        figures: await sendAll(worker),
      }));
    }),
};
