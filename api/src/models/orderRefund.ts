import type { CreationOptional } from 'sequelize';
import { autoId, integer, moment, text } from './columns.js';
import { type Row, table } from './table.js';

/** A part of an order's money that an operator pays back; a whole refund has none. */
export interface OrderRefund extends Row<OrderRefund> {
  id: CreationOptional<number>;
  orderId: number;
  /** Cents. */
  amount: number;
  /** `due`: the provider may not know it yet. `requested`: it does. `done`: it paid it back. */
  state: 'due' | 'requested' | 'done' | 'failed';
  /** Game time. */
  createdAt: number;
}

export const defineOrderRefund = table<OrderRefund>('OrderRefund', 'order_refunds', {
  id: autoId(),
  orderId: integer(),
  amount: integer(),
  state: text(16),
  createdAt: moment(),
});
