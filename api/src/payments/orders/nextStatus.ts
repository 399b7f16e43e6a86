import type { OrderStatus } from '@euro/api-contract';
import type { MatchedPayment } from '../mismatches/matchPayment.js';

/** The status of an order by the provider's current status of its payment. */
export function reportedStatus(payment: MatchedPayment): OrderStatus {
  const { status, amount, refunded, chargedBack } = payment;
  if (status !== 'paid' || refunded + chargedBack < amount) return status;
  return chargedBack > 0 ? 'charged-back' : 'refunded';
}

type Standing = 'open' | 'ended' | 'paid' | 'back';

const standings: Record<OrderStatus, Standing> = {
  open: 'open',
  failed: 'ended',
  expired: 'ended',
  canceled: 'ended',
  paid: 'paid',
  refunded: 'back',
  'charged-back': 'back',
};

/**
 * The statuses that an order goes through from its own to the reported one; none when nothing changes. Money
 * that came and went between two looks was paid all the same. What has ended can still be paid, and what went back can
 * come again (a refund that failed, a charge-back withdrawn); nothing that was paid becomes unpaid, and nothing opens
 * again.
 */
export function stepsTo(current: OrderStatus, reportedStatus: OrderStatus): readonly OrderStatus[] {
  if (current === reportedStatus) return [];
  const from = standings[current];
  const to = standings[reportedStatus];
  switch (to) {
    case 'open':
      return [];
    case 'ended':
      return from === 'open' ? [reportedStatus] : [];
    case 'paid':
      return [reportedStatus];
    case 'back':
      return from === 'open' || from === 'ended' ? ['paid', reportedStatus] : [reportedStatus];
  }
}
