import type { MismatchReason } from '@euro/api-contract';
import { integer, longText, moment, optional, primaryKey, text } from './columns.js';
import { type Row, table } from './table.js';

/** The provider's last report about a payment that does not match its order (decisions §6.3). */
export interface PaymentMismatch extends Row<PaymentMismatch> {
  orderId: number;
  reason: MismatchReason;
  /** JSON, as the API presents it. */
  reported: string;
  /** Game time, like everything that users see. */
  foundAt: number;
  /** Null: waits for the operator. `matched`: the provider reports the order's own payment since. */
  settled: 'matched' | 'by-operator' | null;
}

export const definePaymentMismatch = table<PaymentMismatch>('PaymentMismatch', 'payment_mismatches', {
  orderId: primaryKey(integer()),
  reason: text(16),
  reported: longText(),
  foundAt: moment(),
  settled: optional.text(16),
});
