import { integer, primaryKey } from './columns.js';
import { type Row, table } from './table.js';

/** A coupon that an order was made with, remembered when it is free again: the order may still be paid. */
export interface OrderCoupon extends Row<OrderCoupon> {
  orderId: number;
  couponId: number;
}

export const defineOrderCoupon = table<OrderCoupon>('OrderCoupon', 'order_coupons', {
  orderId: primaryKey(integer()),
  couponId: primaryKey(integer()),
});
