import type { PushContext } from '../context.js';

/** Longest wait of a message, in milliseconds: also while the game's clock is stopped. */
const LONGEST = 24 * 60 * 60_000;

/** Converts a duration of game time to real time by the speed of the clock, a day at most; milliseconds. */
export function toRealDuration({ clock }: Pick<PushContext, 'clock'>, span: number): number {
  return Math.min(LONGEST, span / clock.speed());
}
