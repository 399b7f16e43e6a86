import pLimit from 'p-limit';
import { countWaiting, remainingTime, timeoutRefusal } from './timeBudget.js';

/** Runs work as soon as fewer than the limit run. */
export type LimitConcurrency = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Runs at most `concurrency` works at a time, first come, first served.
 * Waiting is part of a call's time budget: a call that has none left is refused as not available.
 */
export function limitConcurrency(concurrency: number): LimitConcurrency {
  const limit = pLimit(concurrency);
  return (work) => {
    if (limit.activeCount + limit.pendingCount < concurrency) return limit(work);
    const timeoutMs = remainingTime();
    const stopCounting = countWaiting();
    return new Promise((resolve, reject) => {
      let isRefused = false;
      const timer = Number.isFinite(timeoutMs) ? setTimeout(refuse, timeoutMs) : undefined;
      function refuse(): void {
        isRefused = true;
        stopCounting();
        reject(timeoutRefusal());
      }
      limit(async () => {
        if (isRefused) return;
        clearTimeout(timer);
        stopCounting();
        try {
          resolve(await work());
        } catch (error) {
          reject(error);
        }
      });
    });
  };
}
