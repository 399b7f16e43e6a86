import type { MismatchReason } from '@euro/api-contract';
import type { Order } from '../../models/index.js';
import { CURRENCY, toCents } from '../orders/amounts.js';
import type { PaymentStatus, ReportedPayment } from '../orders/paymentProvider.js';

/** A payment that belongs to its order. Money in cents. */
export interface MatchedPayment {
  readonly status: PaymentStatus;
  readonly amount: number;
  readonly refunded: number;
  readonly chargedBack: number;
}

/** A payment, or the first thing about it that is not the order's. */
export type Match =
  | { readonly payment: MatchedPayment; readonly mismatch: null }
  | { readonly payment: null; readonly mismatch: MismatchReason };

type ExpectedPayment = Pick<Order, 'id' | 'providerId' | 'amount'>;

/**
 * Compares a reported payment with its order: id, order in the metadata, currency and amount (decisions §6.3), and the
 * currency of refunds and charge-backs. An order without a payment yet accepts any id.
 */
export function matchPayment(order: ExpectedPayment, payment: ReportedPayment): Match {
  const { status } = payment;
  const amount = toCents(payment.amount);
  const refunded = payment.refunded === null ? 0 : toCents(payment.refunded);
  const chargedBack = payment.chargedBack === null ? 0 : toCents(payment.chargedBack);
  if (order.providerId !== null && payment.id !== order.providerId) return mismatch('payment-id');
  if (payment.order !== order.id) return mismatch('order');
  if (payment.amount.currency !== CURRENCY) return mismatch('currency');
  if (amount !== order.amount) return mismatch('amount');
  if (status === null) return mismatch('status');
  if (refunded === null) return mismatch('refund');
  if (chargedBack === null) return mismatch('charge-back');
  return { payment: { status, amount, refunded, chargedBack }, mismatch: null };
}

function mismatch(reason: MismatchReason): Match {
  return { payment: null, mismatch: reason };
}
