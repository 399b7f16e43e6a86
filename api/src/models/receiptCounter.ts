import type { InferAttributes, InferCreationAttributes, Model, ModelStatic, Sequelize } from 'sequelize';
import { integer, primaryKey, tableOptions } from './columns.js';

/** The last number that a receipt of a competition got. */
export interface ReceiptCounter
  extends Model<InferAttributes<ReceiptCounter>, InferCreationAttributes<ReceiptCounter>> {
  competitionId: number;
  lastNumber: number;
}

export function defineReceiptCounter(sequelize: Sequelize): ModelStatic<ReceiptCounter> {
  return sequelize.define<ReceiptCounter>(
    'ReceiptCounter',
    {
      competitionId: primaryKey(integer()),
      lastNumber: integer(),
    },
    tableOptions('receipt_counters'),
  );
}
