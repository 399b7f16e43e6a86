import type { MatchedPayment } from '../mismatches/matchPayment.js';
import { toCents } from './amounts.js';
import type { ReportedRefund } from './paymentProvider.js';

/**
 * Cents that can still be refunded: never more than came, and without refunds under way. Null when a refund is not in
 * euro. Mollie's own `amountRemaining` is larger: most methods may refund 25 euro more than came (docs.mollie.com,
 * "over refunding").
 */
export function refundableOf(
  { amount, chargedBack, status }: MatchedPayment,
  refunds: readonly Pick<ReportedRefund, 'amount' | 'status'>[],
): number | null {
  const cents = refunds.filter((one) => one.status !== 'failed').map((one) => toCents(one.amount));
  if (!cents.every((one) => one !== null)) return null;
  if (status !== 'paid') return 0;
  return Math.max(0, amount - chargedBack - cents.reduce((sum, one) => sum + one, 0));
}
