const FIRST = 30_000;
const LONGEST = 15 * 60_000;

/** Milliseconds before a mail is retried: 30 s after the first failure, twice as long after each, at most 15 min. */
export function pauseAfter(attempts: number): number {
  return Math.min(LONGEST, FIRST * 2 ** Math.max(0, attempts - 1));
}
