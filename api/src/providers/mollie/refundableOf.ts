import type { PaymentResponse } from 'mollie-api-typescript/models';
import { toCents } from './amounts.js';

/** Refunds that nobody gets any money from. */
const CAME_TO_NOTHING: ReadonlySet<string> = new Set(['failed', 'canceled']);

type Paid = Pick<PaymentResponse, 'amount' | 'amountChargedBack' | 'status'>;

interface Refund {
  readonly amount: PaymentResponse['amount'];
  readonly status: string;
}

/**
 * Cents that can still be paid back. Mollie's own `amountRemaining` says more: with most methods it lets 25 euro more go
 * back than came (docs.mollie.com, "over refunding").
 */
export function refundableOf(
  { amount, amountChargedBack, status }: Paid,
  refunds: readonly Refund[],
): number {
  if (status !== 'paid') return 0;
  const given = refunds
    .filter((refund) => !CAME_TO_NOTHING.has(refund.status))
    .reduce((sum, refund) => sum + toCents(refund.amount), 0);
  const chargedBack = amountChargedBack ? toCents(amountChargedBack) : 0;
  return Math.max(0, toCents(amount) - given - chargedBack);
}
