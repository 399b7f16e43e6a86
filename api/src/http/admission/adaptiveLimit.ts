import type { Limit } from './queue.js';

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

/**
 * A limit of concurrent transactions that adapts to the one with the highest measured throughput (completions per
 * second). One transaction too many in the database would slow every statement of all others, and of readers. The
 * limit grows with the distance to the database, and shrinks when process or database is busy.
 */
export function createAdaptiveLimit({ min, max, now = () => performance.now() }: Bounds): Required<Limit> {
  let limit = min;
  /** Works a millisecond, by limit. */
  const rates = new Map<number, number>();
  let began = now();
  let completed = 0;
  let windows = 0;

  function startWindow(): void {
    began = now();
    completed = 0;
  }

  function learn(rate: number): void {
    const average = rate * NEWEST + (rates.get(limit) ?? rate) * (1 - NEWEST);
    rates.set(limit, average);
    windows += 1;
    if (windows % RETRY_WINDOWS === 0) rates.delete(limit + 1);
    const withLess = rates.get(limit - 1) ?? 0;
    const withMore = rates.get(limit + 1) ?? Number.POSITIVE_INFINITY;
    if (average < withLess * WORTH) limit = Math.max(min, limit - 1);
    else if (withMore >= average * WORTH) limit = Math.min(max, limit + 1);
  }

  return {
    current: () => limit,
    ended(areOthersWaiting) {
      completed += 1;
      // The limit adapts only while requests wait.
      if (!areOthersWaiting) startWindow();
      if (completed < WINDOW) return;
      learn(WINDOW / Math.max(now() - began, Number.EPSILON));
      startWindow();
    },
  };
}
