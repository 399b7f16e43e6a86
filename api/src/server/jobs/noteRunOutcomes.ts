import { clearFailure, type FailureOf, recordFailure } from '../../infra/jobs/workFailures.js';
import type { AppContext } from '../context.js';

/** Interval at which a process with successful runs checks for failures noted by other processes, in milliseconds. */
const LOOK_EVERY = 30_000;

export interface RunOutcomes {
  succeeded(run: FailureOf): void;
  failed(run: FailureOf, error: unknown): void;
}

interface FailureCount {
  failures: number;
  lookedAt: number;
}

/**
 * Notes runs that fail, with the reason, until a run of the same succeeds, in whatever process. Of runs that fail
 * again and again every second, fourth, eighth … is written down.
 */
export function noteRunOutcomes(context: AppContext): RunOutcomes {
  const outcomes = new Map<string, FailureCount>();
  const of = ({ kind, competitionId }: FailureOf): FailureCount => {
    const key = `${kind} ${competitionId ?? 0}`;
    const entry = outcomes.get(key) ?? { failures: 0, lookedAt: 0 };
    outcomes.set(key, entry);
    return entry;
  };
  return {
    succeeded(run) {
      const entry = of(run);
      const now = Date.now();
      if (entry.failures === 0 && now - entry.lookedAt < LOOK_EVERY) return;
      [entry.failures, entry.lookedAt] = [0, now];
      context.background.run('clear failure', () => forget(context, run));
    },
    failed(run, error) {
      const entry = of(run);
      entry.failures += 1;
      context.work.countRetries(run.kind);
      if (!Number.isInteger(Math.log2(entry.failures))) return;
      const { failures: attempts } = entry;
      context.background.run('store failure', () => recordFailure(context, run, { error, attempts }));
    },
  };
}

async function forget(context: AppContext, run: FailureOf): Promise<void> {
  const { kind, competitionId } = run;
  const where = { kind, competitionId: competitionId ?? 0, subject: '' };
  if ((await context.models.WorkFailure.count({ where })) === 0) return;
  await context.withTransaction((transaction) => clearFailure(context, run, transaction));
}
