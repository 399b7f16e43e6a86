import pLimit from 'p-limit';
import { type LimitConcurrency, limitConcurrency } from './limitConcurrency.js';

/** Completed tasks after which the limit is reconsidered. */
const WINDOW = 50;
/** Raising the limit by one must increase throughput by this factor; otherwise the tasks only wait for each other. */
const WORTH = 1.05;
/** Windows after which it is tried again whether one more would help by now. */
const RETRY_WINDOWS = 20;
/** Weight of the last window in the average rate of a limit. */
const NEWEST = 0.5;

interface Bounds {
  readonly min: number;
  readonly max: number;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

export interface AdaptedConcurrency extends LimitConcurrency {
  /** The limit at the moment. */
  readonly currentLimit: () => number;
}

/**
 * Limits concurrent transactions, and adapts the limit to the one with the highest measured throughput (completions per
 * second). A task queued here has sent no statement yet; one too many in the database would slow every statement of all
 * others, and of readers. The limit grows with the distance to the database, and shrinks when process or database is
 * busy.
 */
export function adaptConcurrency({ min, max, now = () => performance.now() }: Bounds): AdaptedConcurrency {
  const limit = pLimit(min);
  const run = limitConcurrency(limit);
  /** Works a millisecond, by limit. */
  const rates = new Map<number, number>();
  let began = now();
  let completed = 0;
  let windows = 0;

  function onEnd(): void {
    completed += 1;
    // Without anybody in the queue the limit is not what decides how many end.
    if (limit.pendingCount === 0) startWindow();
    if (completed < WINDOW) return;
    learn(WINDOW / Math.max(now() - began, Number.EPSILON));
    startWindow();
  }

  function startWindow(): void {
    began = now();
    completed = 0;
  }

  function learn(rate: number): void {
    const current = limit.concurrency;
    const average = rate * NEWEST + (rates.get(current) ?? rate) * (1 - NEWEST);
    rates.set(current, average);
    windows += 1;
    if (windows % RETRY_WINDOWS === 0) rates.delete(current + 1);
    const withLess = rates.get(current - 1) ?? 0;
    const withMore = rates.get(current + 1) ?? Number.POSITIVE_INFINITY;
    if (average < withLess * WORTH) limit.concurrency = Math.max(min, current - 1);
    else if (withMore >= average * WORTH) limit.concurrency = Math.min(max, current + 1);
  }

  const adapting: LimitConcurrency = (work) => run(() => work().finally(onEnd));
  return Object.assign(adapting, { currentLimit: () => limit.concurrency });
}
