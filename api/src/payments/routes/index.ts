import type { Route } from '../../http/index.js';
import type { PaymentsContext } from '../context.js';
import { addCoupons, listCoupons, withdrawCoupon } from './adminCoupons.js';
import { checkAnOrder, listOrders, refundAnOrder, settleAnOrder } from './adminOrders.js';
import { countRefunds, listRefunds, refundMany, retryRefunds, stopRefunds } from './adminRefunds.js';
import { cancelPayment } from './cancelPayment.js';
import { checkCoupon } from './checkCoupon.js';
import { createPayment } from './createPayment.js';
import { getPayment } from './getPayment.js';
import { listPayments } from './listPayments.js';
import { webhook } from './webhook.js';

export const paymentRoutes: readonly Route<PaymentsContext>[] = [
  checkCoupon,
  createPayment,
  cancelPayment,
  listPayments,
  getPayment,
  webhook,
  listOrders,
  refundAnOrder,
  checkAnOrder,
  settleAnOrder,
  countRefunds,
  listRefunds,
  refundMany,
  retryRefunds,
  stopRefunds,
  listCoupons,
  addCoupons,
  withdrawCoupon,
];
