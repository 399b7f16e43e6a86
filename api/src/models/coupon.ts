import type { CreationOptional } from 'sequelize';
import { autoId, exactText, integer, moment, optional, text } from './columns.js';
import { type Row, table } from './table.js';

/** A discount code (decisions §6.2). */
export interface Coupon extends Row<Coupon> {
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

export const defineCoupon = table<Coupon>('Coupon', 'coupons', {
  id: autoId(),
  competitionId: integer(),
  code: exactText(11),
  type: text(16),
  state: text(16),
  orderId: optional.integer(),
  userId: optional.integer(),
  createdAt: moment(),
});
