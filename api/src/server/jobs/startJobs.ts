import { withStatementTimeout } from '../../infra/db/timeBudget.js';
import type { Job } from '../../infra/jobs/job.js';
import type { AppContext } from '../context.js';
import type { Metrics } from '../health/metrics.js';
import { jobsOf } from './index.js';

/** Starts every job of the process's role on its interval; the answer stops them and settles when none is running any more. */
export function startJobs(
  context: AppContext,
  metrics: Pick<Metrics, 'observeJob'>,
  more: readonly Job<AppContext>[] = [],
): () => Promise<void> {
  const stops = [...jobsOf(context.env.role), ...more].map((job) => startJob(job, context, metrics));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function startJob(
  job: Job<AppContext>,
  context: AppContext,
  metrics: Pick<Metrics, 'observeJob'>,
): () => Promise<void> {
  let running: Promise<void> | null = null;
  async function run(): Promise<void> {
    try {
      await runJob(job, context);
      metrics.observeJob(job.name, 'ok');
    } catch (error) {
      metrics.observeJob(job.name, 'failed');
      context.log.error({ err: error, job: job.name }, 'job failed');
    }
  }
  const timer = setInterval(() => {
    running ??= run().finally(() => {
      running = null;
    });
  }, job.everyMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** What is done once for all handles all teams: its statements may take longer. */
function runJob(job: Job<AppContext>, context: AppContext): Promise<void> {
  const run = () => job.run(context, context.clock.now());
  const { long } = context.env.databaseTimeouts;
  return job.scope === 'portal' ? withStatementTimeout(long, run) : run();
}
