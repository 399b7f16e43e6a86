import { withStatementTimeout } from '../../infra/db/timeBudget.js';
import { inCompetition } from '../../infra/inCompetition.js';
import type { Job } from '../../infra/jobs/job.js';
import { trustedCompetitions } from '../../tournament/index.js';
import type { AppContext } from '../context.js';
import type { Metrics } from '../health/metrics.js';
import { jobsOf } from './index.js';

/** Starts every job of the process's role on its interval; the answer stops them and settles when none is running any more. */
export function startJobs(
  context: AppContext,
  metrics: Pick<Metrics, 'observeJob'>,
  more: readonly Job<AppContext>[] = [],
): () => Promise<void> {
  const all = [...jobsOf(context.env.role), ...more];
  const stops = all.map((job) => startJob(job, context, metrics));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function startJob(
  job: Job<AppContext>,
  context: AppContext,
  metrics: Pick<Metrics, 'observeJob'>,
): () => Promise<void> {
  /** By competition; 0 is the default one, and what is about none. */
  const running = new Map<number, Promise<void>>();
  let isStopped = false;
  async function run(scoped: AppContext): Promise<void> {
    try {
      while ((await runJob(job, scoped)) === 'again' && !isStopped) metrics.observeJob(job.name, 'ok');
      metrics.observeJob(job.name, 'ok');
    } catch (error) {
      metrics.observeJob(job.name, 'failed');
      context.log.error({ err: error, job: job.name }, 'job failed');
    }
  }
  const start = (competitionId: number | null) => {
    const key = competitionId ?? 0;
    if (running.has(key)) return;
    const done = run(inCompetition(context, competitionId)).finally(() => running.delete(key));
    running.set(key, done);
  };
  const timer = setInterval(() => {
    start(null);
    if (!job.eachCompetition) return;
    for (const { id, isDefault } of trustedCompetitions(context)) if (!isDefault) start(id);
  }, job.everyMs);
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await Promise.all(running.values());
  };
}

/** What is done once for all handles all teams: its statements may take longer. */
function runJob(job: Job<AppContext>, context: AppContext): Promise<unknown> {
  const run = () => job.run(context, context.clock.now());
  const { long } = context.env.databaseTimeouts;
  return job.scope === 'portal' ? withStatementTimeout(long, run) : run();
}
