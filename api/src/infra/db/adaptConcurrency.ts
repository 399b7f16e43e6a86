import pLimit from 'p-limit';
import { type LimitConcurrency, limitConcurrency } from './limitConcurrency.js';

/** Works after which the limit is looked at again. */
const WINDOW = 20;
/** Shares of a processor that this process uses: below the first one more work runs, above the second one less. */
const IDLE = 0.8;
const BUSY = 0.95;

interface Bounds {
  readonly least: number;
  readonly most: number;
  /** The share of a processor that this process used since it was last asked. */
  readonly usage?: () => number;
}

export interface AdaptedConcurrency extends LimitConcurrency {
  /** How many run at most at the moment. */
  readonly atOnce: () => number;
}

/**
 * Runs as many works at a time as it takes to keep this process busy, and no more. A work that waits here waits before its
 * first statement; one too many that runs makes all others wait at each of theirs, and whoever only reads. A database that is
 * far away or slow leaves the process idle, and more run; so does a machine that has much else to do.
 */
export function adaptConcurrency({ least, most, usage = askSinceLast() }: Bounds): AdaptedConcurrency {
  const limit = pLimit(least);
  const run = limitConcurrency(limit);
  let count = 0;

  function adapt(): void {
    count += 1;
    if (count < WINDOW) return;
    count = 0;
    const busy = usage();
    // Without anybody in the queue the limit is not what decides.
    if (busy < IDLE && limit.pendingCount > 0) limit.concurrency = Math.min(most, limit.concurrency + 1);
    if (busy > BUSY) limit.concurrency = Math.max(least, limit.concurrency - 1);
  }

  const adapting: LimitConcurrency = (work) => run(() => work().finally(adapt));
  return Object.assign(adapting, { atOnce: () => limit.concurrency });
}

function askSinceLast(): () => number {
  let last = { cpu: process.cpuUsage(), at: performance.now() };
  return () => {
    const { user, system } = process.cpuUsage(last.cpu);
    const at = performance.now();
    const share = (user + system) / 1_000 / (at - last.at);
    last = { cpu: process.cpuUsage(), at };
    return share;
  };
}
