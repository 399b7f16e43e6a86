const LIVE_MS = 30_000;
const QUIET_MS = 300_000;
const FIRST_RETRY_MS = 5_000;

/** Jitter of a sixth, so that many pages don't poll together. */
function spread(ms: number): number {
  return ms * (5 / 6 + Math.random() / 3);
}

/** Milliseconds until the next poll after a response. */
export function pauseAfterAnswer(isLive: boolean): number {
  return spread(isLive ? LIVE_MS : QUIET_MS);
}

/** Milliseconds until the next poll after consecutive failures: growing, and never before the portal's Retry-After. */
export function pauseAfterFailure(failures: number, waitMs: number): number {
  return Math.max(waitMs, spread(Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), QUIET_MS)));
}
