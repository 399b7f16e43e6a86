import type { CreationOptional } from 'sequelize';
import { autoId, integer, optional, text } from './columns.js';
import { type Row, table } from './table.js';

/** One thing that was ordered, at its price in cents before discounts. */
export interface OrderLine extends Row<OrderLine> {
  id: CreationOptional<number>;
  orderId: number;
  /** Null for Premium. */
  teamId: number | null;
  /** The team's name when it was ordered. */
  name: string;
  amount: number;
  /** The refund that pays it back, or has done so; null: none. */
  refundId: CreationOptional<number | null>;
}

export const defineOrderLine = table<OrderLine>('OrderLine', 'order_lines', {
  id: autoId(),
  orderId: integer(),
  teamId: optional.integer(),
  name: text(1000),
  amount: integer(),
  refundId: optional.integer(),
});
