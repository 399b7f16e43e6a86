import type { Bench, BenchFigure } from './bench.js';
import { withDatabase } from './mariadb.js';
import { startWorker, type Worker } from './worker.js';

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
  const { cost, answer } = await worker.run(name);
  return { perSecond: (MAILS / cost) * 1_000, sent: answer as MailTrial };
}

async function sendAll(url: string): Promise<BenchFigure[]> {
  const env = { DATABASE_URL: url, BENCH_MAILS: String(MAILS), BENCH_LATENCY: String(LATENCY) };
  const worker = await startWorker('mailWorkers', env);
  const figures: BenchFigure[] = [];
  try {
    for (const driver of ['tables', 'redis']) {
      for (const workers of [1, 2]) {
        const { perSecond, sent } = await measure(worker, `${driver} ${workers}`);
        const what = `reminders a second, ${workers === 1 ? '1 worker' : `${workers} workers`}, ${driver}`;
        const value = `${perSecond.toFixed(0)} (${sent.twice} of ${sent.recipients} twice)`;
        figures.push({
          what,
          value,
          ...(workers === 2 && { aim: { atLeast: AIM, unit: '/s' }, measured: perSecond }),
        });
      }
    }
    const { sent } = await measure(worker, 'killed');
    const what = 'mails that came twice, one of two workers killed in the middle';
    figures.push({ what, value: `${sent.twice} of ${sent.recipients}` });
    return figures;
  } finally {
    await worker.stop();
  }
}

export const mail: Bench = {
  name: 'mail',
  against: `nothing: ${MAILS} reminders through a mail server that takes ${LATENCY} ms for each`,
  async run({ mysqlUrl }) {
    if (mysqlUrl === null) return { lines: [], notes: ['Left out: no MariaDB was found.'] };
    return { lines: [], figures: await withDatabase(mysqlUrl, sendAll) };
  },
};
