const LONGEST = 15 * 60_000;

/**
 * Milliseconds before a retry: `firstMs` after the first failure, twice as long after each further one, at most 15
 * min.
 */
export function backoff(attempts: number, firstMs: number): number {
  return Math.min(LONGEST, firstMs * 2 ** Math.max(0, attempts - 1));
}
