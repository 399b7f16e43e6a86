import { Refusal } from '../errors.js';

/** Runs work as its turn comes. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Does so many things at once and lets others wait, first come, first served.
 * @param patience milliseconds that something waits for its turn before it is refused as not available
 */
export function takeTurns(atOnce: number, patience: number): InTurn {
  const waiting = new Set<() => void>();
  let running = 0;

  function turn(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise((begin, refuse) => {
      const late = setTimeout(() => {
        waiting.delete(next);
        refuse(new Refusal('not-available', undefined, { 'Retry-After': '1' }));
      }, patience);
      const next = () => {
        clearTimeout(late);
        begin();
      };
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
