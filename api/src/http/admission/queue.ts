import { AsyncResource } from 'node:async_hooks';
import { countWaiting, remainingTime } from '../../infra/db/timeBudget.js';

/** Weight of a new measurement in the average duration. */
const WEIGHT = 0.1;
/** The time of a work before any was measured, in milliseconds. */
const FIRST_TIME = 50;
/** The time between the ends of two works before any was measured, in milliseconds. */
const FIRST_GAP = 10;
/**
 * A request that would wait more than this many time budgets is refused immediately; others wait until their budget
 * ends.
 */
const SURELY_TOO_LONG = 2;

/** Position of a request in the queue. */
export interface Turn {
  /** 1: the next. */
  readonly place: number;
  /** Estimated seconds until it starts. */
  readonly seconds: number;
}

/** How many works may run at once. */
export interface Limit {
  current(): number;
  /** A work ended; `areOthersWaiting` in the queue. */
  ended?(areOthersWaiting: boolean): void;
}

interface Waiter {
  readonly receivedAt: number;
  begin(): void;
}

export interface Queue {
  /**
   * Runs a work as soon as fewer than the limit run, in the order in which the requests were first received. Waiting
   * is part of a call's time budget.
   * @param receivedAt epoch milliseconds
   * @param refuse makes the error of a request that would wait longer than its budget allows
   */
  run<T>(receivedAt: number, work: () => Promise<T>, refuse: (turn: Turn) => Error): Promise<T>;
}

export function createQueue(limit: Limit): Queue {
  const line: Waiter[] = [];
  let running = 0;
  let usual = FIRST_TIME;
  /** Between the ends of two works while others wait: what moves the line on, however many run at once. */
  let gap = FIRST_GAP;
  let lastEnd = 0;

  function turnOf(ahead: number): Turn {
    return { place: ahead + 1, seconds: Math.max(1, Math.ceil((gap * (ahead + 1)) / 1_000)) };
  }

  function fill(): void {
    while (running < limit.current()) {
      const next = line.shift();
      if (!next) return;
      running += 1;
      next.begin();
    }
  }

  async function measure<T>(work: () => Promise<T>): Promise<T> {
    const start = performance.now();
    try {
      return await work();
    } finally {
      const end = performance.now();
      usual += WEIGHT * (end - start - usual);
      if (line.length > 0) gap += WEIGHT * (end - lastEnd - gap);
      lastEnd = end;
      running -= 1;
      limit.ended?.(line.length > 0);
      fill();
    }
  }

  return {
    run<T>(receivedAt: number, work: () => Promise<T>, refuse: (turn: Turn) => Error): Promise<T> {
      const later = line.findIndex((other) => other.receivedAt > receivedAt);
      const ahead = later < 0 ? line.length : later;
      const budget = remainingTime();
      if (running >= limit.current() && gap * (ahead + 1) > SURELY_TOO_LONG * budget) {
        return Promise.reject(refuse(turnOf(ahead)));
      }
      return new Promise((resolve, reject) => {
        const stopCounting = countWaiting();
        const timer = Number.isFinite(budget) ? setTimeout(leave, budget) : undefined;
        let hasWaited = false;
        // A call that leaves admits the next one, whose work is outside the leaving call's time budget.
        const scope = new AsyncResource('change of a team');
        const waiter = { receivedAt, begin: () => scope.runInAsyncScope(begin) };
        function begin(): void {
          clearTimeout(timer);
          stopCounting();
          // What its budget is too short for by now is not begun. Without a wait it always is, so that after a
          // database was frozen somebody finds out that works are short again.
          if (!hasWaited || remainingTime() >= usual) return void measure(work).then(resolve, reject);
          running -= 1;
          reject(refuse(turnOf(0)));
          fill();
        }
        function leave(): void {
          const ahead = line.indexOf(waiter);
          line.splice(ahead, 1);
          stopCounting();
          reject(refuse(turnOf(ahead)));
        }
        if (line.length === 0) lastEnd = performance.now();
        line.splice(ahead, 0, waiter);
        fill();
        hasWaited = true;
      });
    },
  };
}
