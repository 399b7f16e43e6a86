import pLimit from 'p-limit';
import { type LimitConcurrency, limitConcurrency } from './limitConcurrency.js';

/** Works after which the limit is looked at again. */
const WINDOW = 50;
/** One more at a time has to bring so many times as much, or it only makes all of them wait for one another. */
const WORTH = 1.05;
/** Windows after which it is tried again whether one more would help by now. */
const PATIENCE = 20;
/** The weight of the last window in what is known of a limit. */
const NEWEST = 0.5;

interface Bounds {
  readonly least: number;
  readonly most: number;
  /** Milliseconds of a clock that only goes on. */
  readonly now?: () => number;
}

export interface AdaptedConcurrency extends LimitConcurrency {
  /** How many run at most at the moment. */
  readonly atOnce: () => number;
}

/**
 * Limits concurrent transactions, and adapts the limit to the one with the highest measured throughput (completions per
 * second). A task queued here has sent no statement yet; one too many in the database would slow every statement of all
 * others, and of readers. The limit grows with the distance to the database, and shrinks when process or database is busy.
 */
export function adaptConcurrency({ least, most, now = () => performance.now() }: Bounds): AdaptedConcurrency {
  const limit = pLimit(least);
  const run = limitConcurrency(limit);
  /** Works a millisecond, by limit. */
  const rates = new Map<number, number>();
  let began = now();
  let ended = 0;
  let windows = 0;

  function onEnd(): void {
    ended += 1;
    // Without anybody in the queue the limit is not what decides how many end.
    if (limit.pendingCount === 0) startWindow();
    if (ended < WINDOW) return;
    learn(WINDOW / Math.max(now() - began, Number.EPSILON));
    startWindow();
  }

  function startWindow(): void {
    began = now();
    ended = 0;
  }

  function learn(rate: number): void {
    const atOnce = limit.concurrency;
    const average = rate * NEWEST + (rates.get(atOnce) ?? rate) * (1 - NEWEST);
    rates.set(atOnce, average);
    windows += 1;
    if (windows % PATIENCE === 0) rates.delete(atOnce + 1);
    const withLess = rates.get(atOnce - 1) ?? 0;
    const withMore = rates.get(atOnce + 1) ?? Number.POSITIVE_INFINITY;
    if (average < withLess * WORTH) limit.concurrency = Math.max(least, atOnce - 1);
    else if (withMore >= average * WORTH) limit.concurrency = Math.min(most, atOnce + 1);
  }

  const adapting: LimitConcurrency = (work) => run(() => work().finally(onEnd));
  return Object.assign(adapting, { atOnce: () => limit.concurrency });
}
