/** Longest pause between two attempts to connect to Redis, milliseconds. */
const MAX_RECONNECT_MS = 2_000;

/** @param times attempts so far @returns milliseconds until the next one */
export function retryStrategy(times: number): number {
  return Math.min(times * 100, MAX_RECONNECT_MS) + Math.random() * 100;
}
