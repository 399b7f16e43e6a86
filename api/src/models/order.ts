import type { Language, OrderStatus } from '@euro/api-contract';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  Model,
  ModelStatic,
  Sequelize,
} from 'sequelize';
import {
  autoId,
  exactText,
  flag,
  integer,
  moment,
  optional,
  tableOptions,
  text,
  withDefault,
} from './columns.js';

/** What somebody ordered and what became of it. Money in cents; its lines are in `order_lines`. */
export interface Order extends Model<InferAttributes<Order>, InferCreationAttributes<Order>> {
  id: CreationOptional<number>;
  competitionId: number;
  userId: number;
  kind: 'teams' | 'premium';
  status: OrderStatus;
  /** What is to be paid, after discounts. */
  amount: number;
  discount: number;
  /** Paid and charged back so far. */
  refunded: CreationOptional<number>;
  /** What was ordered was given: false for money that came when it could not be given any more. */
  granted: CreationOptional<boolean>;
  /** Premium that holds in all competitions: null counts as true, and is of teams; false: only in its own. */
  premiumEverywhere: CreationOptional<boolean | null>;
  /** The money must go back, which the provider has not confirmed yet. */
  refundDue: CreationOptional<boolean>;
  /** With it the provider is asked for the payment: asked again, it answers the same one. */
  providerKey: string;
  /** The provider's payment; null until it answered. */
  providerId: string | null;
  checkoutUrl: string | null;
  /** Where the payer comes back to. */
  returnUrl: string;
  language: Language;
  /** The `Idempotency-Key` of the call; null without one, and once nothing came of the order. */
  requestKey: string | null;
  /** SHA-256 of what that call asked for. */
  requestHash: string | null;
  /** Counted without a gap in each competition, from the moment it is paid. */
  receiptNumber: number | null;
  /** Grows with each change of what the provider says. */
  version: CreationOptional<number>;
  /** By the game's clock, as everything that people are shown. */
  createdAt: number;
  paidAt: number | null;
  /** Real time, and so is `checkAt`: the provider knows no other. */
  beganAt: number;
  /** When the order is reconciled again; null: never. */
  checkAt: number | null;
}

export function defineOrder(sequelize: Sequelize): ModelStatic<Order> {
  return sequelize.define<Order>(
    'Order',
    {
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
    },
    tableOptions('orders'),
  );
}
