import type { PushContext } from '../context.js';

/** Longest wait of a message, milliseconds: also while the game's clock stands still. */
const LONGEST = 24 * 60 * 60_000;

/** How long a span of game time takes in real time by the speed of the clock, a day at most; milliseconds. */
export function toRealDuration({ clock }: Pick<PushContext, 'clock'>, span: number): number {
  return Math.min(LONGEST, span / clock.speed());
}
