import { backoff } from '../infra/jobs/backoff.js';

/** Milliseconds before a mail is retried, 30 s after the first failure. */
export function pauseAfter(attempts: number): number {
  return backoff(attempts, 30_000);
}
