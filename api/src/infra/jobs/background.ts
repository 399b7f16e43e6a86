import type { Logger } from 'pino';
import { onPrimary } from '../db/replicas/index.js';
import { withoutTimeBudget } from '../db/timeBudget.js';

/** Work whose outcome no caller waits for. */
export interface Background {
  /** Starts `work`; a failure is only logged. */
  run(name: string, work: () => Promise<unknown>): void;
  /** Settles when nothing is under way. */
  idle(): Promise<void>;
}

export function createBackground(log: Logger): Background {
  const pending = new Set<Promise<unknown>>();
  return {
    run(name, work) {
      const promise: Promise<unknown> = withoutTimeBudget(() => onPrimary(work))
        .catch((error: unknown) => log.error({ err: error, work: name }, 'background work failed'))
        .finally(() => pending.delete(promise));
      pending.add(promise);
    },
    async idle() {
      while (pending.size > 0) await Promise.all(pending);
    },
  };
}
