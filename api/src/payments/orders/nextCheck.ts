import type { Order } from '../../models/index.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** An order that the provider does not answer for is given up after this. */
export const GIVE_UP_AFTER = 15 * MINUTE;
/** Time for which the provider recognises a key; Mollie documents an hour. */
export const KEYS_LAST = 50 * MINUTE;
/** Time in which banks may charge back. */
const CHARGE_BACKS_END = 120 * DAY;
/** A checkout page may stay open; Mollie's own pages end sooner. */
const LATE_PAYMENTS_END = 30 * DAY;

type CheckedOrder = Pick<Order, 'status' | 'beganAt' | 'refundDue' | 'providerId'>;

/**
 * The next poll of an order at the provider, because webhooks get lost: real time in milliseconds; null: never.
 * Frequent while a payer waits, then less and less often.
 */
export function nextCheck(
  { status, beganAt, refundDue, providerId }: CheckedOrder,
  now: number,
): number | null {
  const age = now - Number(beganAt);
  if (status === 'open' || refundDue) return now + pauseAt(age);
  if (providerId === null) return null;
  const end = status === 'paid' || status === 'refunded' ? CHARGE_BACKS_END : LATE_PAYMENTS_END;
  if (age > end) return null;
  return now + Math.max(HOUR, Math.min(age, 7 * DAY));
}

function pauseAt(age: number): number {
  if (age < 15 * MINUTE) return 30 * SECOND;
  if (age < DAY) return 10 * MINUTE;
  return HOUR;
}
