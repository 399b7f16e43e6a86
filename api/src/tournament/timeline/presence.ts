import type { TimedStat } from './timeline.js';

/**
 * A position in a match: twice the minute, plus one for events after that minute's substitutions. So a player
 * substituted in the 70th minute and his substitute never share a slot.
 */
export type Slot = number;

/** From the first to the last slot at which a player was on the pitch. */
export interface Presence {
  readonly from: Slot;
  readonly to: Slot;
}

type Minutes = Pick<TimedStat, 'inMin' | 'outMin'>;

export function minuteOf(slot: Slot): number {
  return Math.floor(slot / 2);
}

/** When a player was on the pitch; null when he was not. */
export function presenceOf({ inMin, outMin }: Minutes, length: number): Presence | null {
  if (inMin === null) return null;
  const out = outMin ?? length;
  // The first minute is the earliest that there is.
  const from = Math.max(2, 2 * inMin + 1);
  return { from, to: Math.max(from, out >= length ? 2 * length + 1 : 2 * out) };
}

export function isPresent(presence: Presence, slot: Slot): boolean {
  return presence.from <= slot && slot <= presence.to;
}

/** The first and the last minute in which he can have done something; the whole match for who only sat on the bench. */
export function playedMinutes({ inMin, outMin }: Minutes, length: number): { first: number; last: number } {
  if (inMin === null) return { first: 1, last: length };
  const last = Math.max(1, outMin ?? length);
  return { first: Math.min(inMin + 1, last), last };
}
