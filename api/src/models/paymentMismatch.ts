import type { MismatchReason } from '@euro/api-contract';
import type { InferAttributes, InferCreationAttributes, Model, ModelStatic, Sequelize } from 'sequelize';
import { integer, longText, moment, optional, primaryKey, tableOptions, text } from './columns.js';

/** What the provider last reported about an order that is not the order's own payment (decisions §6.3). */
export interface PaymentMismatch
  extends Model<InferAttributes<PaymentMismatch>, InferCreationAttributes<PaymentMismatch>> {
  orderId: number;
  reason: MismatchReason;
  /** JSON, as the API presents it. */
  reported: string;
  /** By the game's clock, as everything that people are shown. */
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
