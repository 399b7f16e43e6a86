import type { MyTeam } from '@euro/platform';

/** The state of a team: it can be paid, its payment is under way, or it is paid (spec §4 "Payment flow"). */
export type PayState = 'unpaid' | 'pending' | 'paid';

/** A team with a payment that isn't paid is pending; without one it can be chosen. */
export function payState({ paid, paymentId }: Pick<MyTeam, 'paid' | 'paymentId'>): PayState {
  if (paid) return 'paid';
  return paymentId === null ? 'unpaid' : 'pending';
}

/** A team's price in cents; the API gives euro. */
export function priceOf({ price }: Pick<MyTeam, 'price'>): number {
  return Math.round(price * 100);
}
