/** So far the clock may be off after the way an answer went, milliseconds of real time. */
const WAY = 2_000;

/**
 * Was the clock set? Then it stands where it would not have come by itself.
 * @param expected epoch milliseconds where our clock stands
 * @param told where the server's clock stands, and how fast it runs
 */
export function hasJumped(
  expected: number,
  { now, speed }: { readonly now: string; readonly speed: number },
): boolean {
  return Math.abs(Date.parse(now) - expected) > WAY * Math.max(1, speed);
}
