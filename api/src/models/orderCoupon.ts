import type { InferAttributes, InferCreationAttributes, Model, ModelStatic, Sequelize } from 'sequelize';
import { integer, primaryKey, tableOptions } from './columns.js';

/** A coupon that an order was made with, remembered when it is free again: the order may still be paid. */
export interface OrderCoupon
  extends Model<InferAttributes<OrderCoupon>, InferCreationAttributes<OrderCoupon>> {
  orderId: number;
  couponId: number;
}

export function defineOrderCoupon(sequelize: Sequelize): ModelStatic<OrderCoupon> {
  return sequelize.define<OrderCoupon>(
    'OrderCoupon',
    {
      orderId: primaryKey(integer()),
      couponId: primaryKey(integer()),
    },
    tableOptions('order_coupons'),
  );
}
