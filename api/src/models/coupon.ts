import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  Model,
  ModelStatic,
  Sequelize,
} from 'sequelize';
import { autoId, exactText, integer, moment, optional, tableOptions, text } from './columns.js';

/** A discount code (decisions §6.2). */
export interface Coupon extends Model<InferAttributes<Coupon>, InferCreationAttributes<Coupon>> {
  id: CreationOptional<number>;
  competitionId: number;
  /** Upper case. */
  code: string;
  type: 'discount1+1';
  /** `reserved`: an open order holds it. `spent`: a paid one used it. */
  state: 'free' | 'reserved' | 'spent' | 'withdrawn';
  /** The order that holds or used it; null while it is free. No account has two of a type. */
  orderId: number | null;
  userId: number | null;
  /** Game time. */
  createdAt: number;
}

export function defineCoupon(sequelize: Sequelize): ModelStatic<Coupon> {
  return sequelize.define<Coupon>(
    'Coupon',
    {
      id: autoId(),
      competitionId: integer(),
      code: exactText(11),
      type: text(16),
      state: text(16),
      orderId: optional.integer(),
      userId: optional.integer(),
      createdAt: moment(),
    },
    tableOptions('coupons'),
  );
}
