const LIVE_MS = 30_000;
const QUIET_MS = 300_000;
const FIRST_RETRY_MS = 5_000;

/** A sixth more or less, so that many pages don't ask at the same moment. */
function spread(ms: number): number {
  return ms * (5 / 6 + Math.random() / 3);
}

/** Milliseconds until the next question after an answer. */
export function pauseAfterAnswer(isLive: boolean): number {
  return spread(isLive ? LIVE_MS : QUIET_MS);
}

/** Milliseconds until the next question after so many failures in a row: longer each time, never before the portal wants. */
export function pauseAfterFailure(failures: number, waitMs: number): number {
  return Math.max(waitMs, spread(Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), QUIET_MS)));
}
