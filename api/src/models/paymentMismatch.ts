import type { MismatchReason } from '@euro/api-contract';
import type { InferAttributes, InferCreationAttributes, Model, ModelStatic, Sequelize } from 'sequelize';
import { integer, longText, moment, optional, primaryKey, tableOptions, text } from './columns.js';

/** The provider's last report about a payment that does not match its order (decisions §6.3). */
export interface PaymentMismatch
  extends Model<InferAttributes<PaymentMismatch>, InferCreationAttributes<PaymentMismatch>> {
  orderId: number;
  reason: MismatchReason;
  /** JSON, as the API presents it. */
  reported: string;
  /** Game time, like everything that users see. */
  foundAt: number;
  /** Null: waits for the operator. `matched`: the provider reports the order's own payment since. */
  settled: 'matched' | 'by-operator' | null;
}

export function definePaymentMismatch(sequelize: Sequelize): ModelStatic<PaymentMismatch> {
  return sequelize.define<PaymentMismatch>(
    'PaymentMismatch',
    {
      orderId: primaryKey(integer()),
      reason: text(16),
      reported: longText(),
      foundAt: moment(),
      settled: optional.text(16),
    },
    tableOptions('payment_mismatches'),
  );
}
