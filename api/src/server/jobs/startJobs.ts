import type { Job } from '../../infra/jobs/job.js';
import { type JobQueue, openJobQueue } from '../../infra/jobs/queue/openJobQueue.js';
import type { Schedule } from '../../infra/jobs/queue/schedules.js';
import type { WorkHint } from '../../infra/jobs/work.js';
import { trustedCompetitions } from '../../tournament/index.js';
import type { AppContext } from '../context.js';
import type { Metrics } from '../health/metrics.js';
import { jobs, jobsOf } from './index.js';
import { createJobRunner, type JobRunner, type RunOf } from './jobRunner.js';

/** While the queue answers: interval at which each worker looks for unannounced work, in real milliseconds. */
const SWEEP = 30_000;

/**
 * Starts every job of the process's role; the returned function stops them and settles when none runs any more.
 * Without a queue each job runs on its interval. With one (`QUEUE=redis`) the portal's jobs run when they are
 * announced or scheduled there; their intervals become a sweep, and take over while the queue does not answer.
 */
export function startJobs(
  context: AppContext,
  metrics: Pick<Metrics, 'observeJob'>,
  more: readonly Job<AppContext>[] = [],
): () => Promise<void> {
  const own = [...jobsOf(context.env.role), ...more];
  const runner = createJobRunner(context, metrics);
  const queue = context.env.queue ? openQueue(context, runner, { own, all: [...jobs, ...more] }) : null;
  const disconnect = connectDriver(context, { own, runner, queue });
  const timers = own.map((job) => startInterval(job, { context, runner, queue }));
  return async () => {
    for (const timer of timers) clearInterval(timer);
    disconnect();
    await Promise.all([runner.stop(), queue?.close()]);
  };
}

interface Parts {
  readonly context: AppContext;
  readonly runner: JobRunner;
  readonly queue: JobQueue | null;
}

function startInterval(job: Job<AppContext>, { context, runner, queue }: Parts): NodeJS.Timeout {
  const isQueued = () => job.scope === 'portal' && job.queue !== undefined && queue?.isUsable() === true;
  return setInterval(() => {
    for (const competitionId of competitionsOf(job, context)) {
      const run: RunOf = { job, competitionId };
      if (isQueued() && Date.now() - runner.lastStart(run) < Math.max(SWEEP, job.everyMs)) continue;
      void runner.runAll(run);
    }
  }, job.everyMs);
}

/** The default one is null. */
function competitionsOf(job: Job<AppContext>, context: AppContext): readonly (number | null)[] {
  if (!job.eachCompetition) return [null];
  const others = trustedCompetitions(context).filter(({ isDefault }) => !isDefault);
  return [null, ...others.map(({ id }) => id)];
}

function openQueue(
  context: AppContext,
  runner: JobRunner,
  { own, all }: Record<'own' | 'all', readonly Job<AppContext>[]>,
): JobQueue | null {
  const { env, log } = context;
  if (!env.queue) return null;
  const isWorker = env.role !== 'api';
  const queuedJobs = own.filter(({ scope, queue }) => scope === 'portal' && queue);
  return openJobQueue(env.queue, {
    log,
    jobs: all,
    worker: isWorker
      ? {
          runs: () =>
            queuedJobs.flatMap((job) =>
              competitionsOf(job, context).map((competitionId): Schedule => ({ job, competitionId })),
            ),
          async run({ kind, competitionId, slot }) {
            const job = own.find(({ name }) => name === kind);
            return job ? runner.runOnce({ job, competitionId, slot }) : false;
          },
        }
      : null,
  });
}

/**
 * Without a queue a process that runs such work looks for it immediately; others leave it to the workers' intervals.
 * @returns stops it
 */
function connectDriver(
  context: AppContext,
  { own, runner, queue }: Omit<Parts, 'context'> & { readonly own: readonly Job<AppContext>[] },
): () => void {
  const before = context.work.driver;
  context.work.connect({
    name: queue ? 'redis' : 'tables',
    isUsable: () => queue?.isUsable() ?? true,
    async running() {
      if (queue) return queue.running();
      return context.env.role === 'all' ? runner.running() : null;
    },
    receive(hint) {
      const job = [...jobs, ...own].find(({ name }) => name === hint.kind);
      if (!job) return;
      const competitionId = job.eachCompetition ? nullIfDefault(context, hint) : null;
      if (queue?.isUsable()) return queue.announce({ ...hint, competitionId });
      if (hint.at === null && own.includes(job)) void runner.runAll({ job, competitionId }, 'again');
    },
  });
  return () => context.work.connect(before);
}

function nullIfDefault(context: AppContext, { competitionId }: WorkHint): number | null {
  const isDefault = trustedCompetitions(context).some((one) => one.isDefault && one.id === competitionId);
  return isDefault ? null : competitionId;
}
