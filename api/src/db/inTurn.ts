import { countWaiting, outOfTime, remainingTime } from './timeBudget.js';

/** Runs work as its turn comes. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Does so many things at once and lets others wait, first come, first served. Waiting is part of a call's time budget: who
 * has none left is refused as not available.
 */
export function takeTurns(atOnce: number): InTurn {
  const waiting = new Set<() => void>();
  let running = 0;

  function turn(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    const patience = remainingTime();
    return new Promise((begin, refuse) => {
      const stopCounting = countWaiting();
      let late: NodeJS.Timeout | undefined;
      const next = () => {
        clearTimeout(late);
        stopCounting();
        begin();
      };
      if (Number.isFinite(patience)) {
        late = setTimeout(() => {
          waiting.delete(next);
          stopCounting();
          refuse(outOfTime());
        }, patience);
      }
      waiting.add(next);
    });
  }

  /** Hands the turn on: somebody who comes just now must not overtake who waits. */
  function handOn(): void {
    const [next] = waiting;
    if (!next) {
      running -= 1;
      return;
    }
    waiting.delete(next);
    next();
  }

  return async (work) => {
    await turn();
    try {
      return await work();
    } finally {
      handOn();
    }
  };
}
