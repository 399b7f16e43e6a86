import { withStatementTimeout } from '../../infra/db/timeBudget.js';
import { inCompetition } from '../../infra/inCompetition.js';
import { countKinds } from '../../infra/jobs/countKinds.js';
import type { Job } from '../../infra/jobs/job.js';
import type { AppContext } from '../context.js';
import type { Metrics } from '../health/metrics.js';
import { noteRunOutcomes } from './noteRunOutcomes.js';

/** Identifies the subject of a run. */
export interface RunOf {
  readonly job: Job<AppContext>;
  /** Null is the default one, and for jobs without a competition. */
  readonly competitionId: number | null;
  /** Runs of different slots may overlap. */
  readonly slot?: number;
}

interface Running {
  isAskedAgain: boolean;
  readonly done: Promise<boolean>;
}

/** Runs the jobs of a process, whatever asks for them: intervals, announcements, a shared queue. */
export interface JobRunner {
  /**
   * Runs a job. While the same run is under way nothing overlaps it: it is done once more afterwards, and that is not
   * waited for. @returns whether there is more to do @throws what the job fails with
   */
  runOnce(run: RunOf): Promise<boolean>;
  /**
   * Runs a job until nothing is left to do. A failure is logged.
   * @param meanwhile while it is under way: nothing, or once more afterwards
   */
  runAll(run: RunOf, meanwhile?: 'nothing' | 'again'): Promise<void>;
  /** When this process last began it, epoch milliseconds of real time; 0: never. */
  lastStart(run: RunOf): number;
  /** Runs under way, by kind. */
  running(): ReadonlyMap<string, number>;
  /** Begins nothing any more; settles when nothing is under way. */
  stop(): Promise<void>;
}

export function createJobRunner(context: AppContext, metrics: Pick<Metrics, 'observeJob'>): JobRunner {
  const running = new Map<string, Running>();
  const startTimes = new Map<string, number>();
  const outcomes = noteRunOutcomes(context);
  let isStopped = false;

  async function attempt({ job, competitionId }: RunOf): Promise<boolean> {
    const start = performance.now();
    const observe = (outcome: 'ok' | 'failed') =>
      metrics.observeJob(job.name, outcome, (performance.now() - start) / 1_000);
    try {
      const result = await runJob(job, inCompetition(context, competitionId));
      observe('ok');
      if (job.scope === 'portal') outcomes.succeeded({ kind: job.name, competitionId });
      return result === 'again' && !isStopped;
    } catch (error) {
      observe('failed');
      context.log.error({ err: error, job: job.name }, 'job failed');
      if (job.scope === 'portal') outcomes.failed({ kind: job.name, competitionId }, error);
      throw error;
    }
  }

  function begin(key: string, run: RunOf, isEnough: (more: boolean) => boolean): Promise<boolean> {
    startTimes.set(key, Date.now());
    const state: Running = { isAskedAgain: false, done: repeat() };
    running.set(key, state);
    return state.done;

    async function repeat(): Promise<boolean> {
      try {
        for (;;) {
          const more = await attempt(run);
          const isAskedAgain = state.isAskedAgain && !isStopped;
          state.isAskedAgain = false;
          if (!isAskedAgain && isEnough(more)) return more;
        }
      } finally {
        running.delete(key);
      }
    }
  }

  return {
    async runOnce(run) {
      if (isStopped) return false;
      const key = keyOf(run);
      const current = running.get(key);
      if (!current) return begin(key, run, (more) => !more || (run.job.queue?.parallel ?? 1) > 1);
      current.isAskedAgain = true;
      return false;
    },
    async runAll(run, meanwhile = 'nothing') {
      const key = keyOf(run);
      const current = running.get(key);
      if (current && meanwhile === 'again') current.isAskedAgain = true;
      if (isStopped || current) return;
      // Logged where it failed.
      await begin(key, run, (more) => !more).catch(() => {});
    },
    lastStart: (run) => startTimes.get(keyOf(run)) ?? 0,
    running: () => countKinds([...running.keys()].map((key) => key.split(' ', 1)[0] ?? '')),
    async stop() {
      isStopped = true;
      await Promise.allSettled([...running.values()].map(({ done }) => done));
    },
  };
}

const keyOf = ({ job, competitionId, slot = 0 }: RunOf) => `${job.name} ${competitionId ?? 0} ${slot}`;

/** A worker's statements handle all teams and may take longer. */
function runJob(job: Job<AppContext>, context: AppContext): Promise<unknown> {
  const run = () => job.run(context, context.clock.now());
  const { long } = context.env.databaseTimeouts;
  return job.scope === 'process' ? run() : withStatementTimeout(long, run);
}
