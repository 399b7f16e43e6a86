import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Repeats work that fails.
 * @param pauseAfter milliseconds until the next attempt after this many failures; null where the failure is final
 * @param wait waits for so many milliseconds
 * @throws what the last attempt failed with
 */
export async function retrying<T>(
  work: () => Promise<T>,
  pauseAfter: (error: unknown, failures: number) => number | null,
  wait: (ms: number) => Promise<unknown> = sleep,
): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await work();
    } catch (error) {
      const pause = pauseAfter(error, failures);
      if (pause === null) throw error;
      await wait(pause);
    }
  }
}
