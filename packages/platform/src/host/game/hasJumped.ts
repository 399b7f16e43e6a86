/** Tolerated difference of the clocks, in real time: the latency of a response. */
const TOLERANCE_MS = 2_000;

/**
 * Whether the server's clock was set: it differs from ours by more than latency explains.
 * @param expected epoch milliseconds of our clock
 * @param server time and speed of the server's clock
 */
export function hasJumped(
  expected: number,
  { now, speed }: { readonly now: string; readonly speed: number },
): boolean {
  return Math.abs(Date.parse(now) - expected) > TOLERANCE_MS * Math.max(1, speed);
}
