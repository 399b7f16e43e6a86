import type { Language, OrderStatus } from '@euro/api-contract';
import type { CreationOptional } from 'sequelize';
import { autoId, exactText, flag, integer, moment, optional, text, withDefault } from './columns.js';
import { type Row, table } from './table.js';

/** An order and its outcome. Money in cents; its lines are in `order_lines`. */
export interface Order extends Row<Order> {
  id: CreationOptional<number>;
  competitionId: number;
  userId: number;
  kind: 'teams' | 'premium';
  status: OrderStatus;
  /** The amount to pay, after discounts. */
  amount: number;
  discount: number;
  /** Paid and charged back so far. */
  refunded: CreationOptional<number>;
  /** Whether the order was granted: false for a late payment that could not be granted any more. */
  granted: CreationOptional<boolean>;
  /** Premium that holds in all competitions: null counts as true, and is of teams; false: only in its own. */
  premiumEverywhere: CreationOptional<boolean | null>;
  /** The money must go back, which the provider has not confirmed yet. */
  refundDue: CreationOptional<boolean>;
  /** Idempotency key at the provider: each call with it returns the same payment. */
  providerKey: string;
  /** The provider's payment; null until it answered. */
  providerId: string | null;
  checkoutUrl: string | null;
  /** Address to which the payer returns. */
  returnUrl: string;
  language: Language;
  /** The `Idempotency-Key` of the call; null without one, and once nothing came of the order. */
  requestKey: string | null;
  /** SHA-256 of the call's input. */
  requestHash: string | null;
  /** Counted without a gap in each competition, from the moment it is paid. */
  receiptNumber: number | null;
  /** Grows with each change of what the provider says. */
  version: CreationOptional<number>;
  /** Game time, like everything that users see. */
  createdAt: number;
  paidAt: number | null;
  /** Real time, and so is `checkAt`: the provider knows no other. */
  beganAt: number;
  /** When the order is reconciled again; null: never. */
  checkAt: number | null;
}

export const defineOrder = table<Order>('Order', 'orders', {
  id: autoId(),
  competitionId: integer(),
  userId: integer(),
  kind: text(16),
  status: text(16),
  amount: integer(),
  discount: integer(),
  refunded: withDefault(integer(), 0),
  granted: withDefault(flag(), false),
  premiumEverywhere: { ...flag(), allowNull: true },
  refundDue: withDefault(flag(), false),
  providerKey: exactText(64),
  providerId: { ...exactText(80), allowNull: true },
  checkoutUrl: optional.text(1000),
  returnUrl: text(700),
  language: text(16),
  requestKey: { ...exactText(100), allowNull: true },
  requestHash: { ...exactText(64), allowNull: true },
  receiptNumber: optional.integer(),
  version: withDefault(integer(), 1),
  createdAt: moment(),
  paidAt: optional.moment(),
  beganAt: moment(),
  checkAt: optional.moment(),
});
