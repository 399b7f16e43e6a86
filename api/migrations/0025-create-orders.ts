import {
  autoId,
  exactText,
  flag,
  integer,
  moment,
  optional,
  primaryKey,
  text,
  withDefault,
} from '../src/models/columns.js';
import { belongsTo, createTable, type Migration } from './migration.js';

/** What people order and pay (decisions §6): orders, what stands in them, coupons, and the numbers of receipts. */
export const createOrders: Migration = {
  name: '0025-create-orders',
  async up(context) {
    await createTable(
      context,
      'orders',
      {
        id: autoId(),
        competition_id: integer(),
        // No reference: what was paid is remembered longer than the account.
        user_id: integer(),
        kind: text(16),
        status: text(16),
        amount: integer(),
        discount: integer(),
        refunded: withDefault(integer(), 0),
        granted: withDefault(flag(), false),
        refund_due: withDefault(flag(), false),
        provider_key: exactText(64),
        provider_id: { ...exactText(80), allowNull: true },
        checkout_url: optional.text(1000),
        return_url: text(700),
        language: text(16),
        request_key: { ...exactText(100), allowNull: true },
        request_hash: { ...exactText(64), allowNull: true },
        receipt_number: optional.integer(),
        version: withDefault(integer(), 1),
        created_at: moment(),
        paid_at: optional.moment(),
        began_at: moment(),
        check_at: optional.moment(),
      },
      [
        { unique: ['provider_key'] },
        { unique: ['provider_id'] },
        { unique: ['user_id', 'request_key'] },
        { unique: ['competition_id', 'receipt_number'] },
        ['user_id', 'competition_id', 'id'],
        ['status', 'id'],
        ['check_at', 'id'],
      ],
    );
    await createTable(
      context,
      'order_lines',
      {
        id: autoId(),
        order_id: belongsTo('orders', integer()),
        team_id: optional.integer(),
        name: text(1000),
        amount: integer(),
      },
      [{ unique: ['order_id', 'team_id'] }],
    );
    await createTable(
      context,
      'coupons',
      {
        id: autoId(),
        competition_id: integer(),
        code: exactText(11),
        type: text(16),
        state: text(16),
        order_id: optional.integer(),
        user_id: optional.integer(),
        created_at: moment(),
      },
      [
        { unique: ['competition_id', 'code'] },
        // Once per account: a free coupon has no user, and NULLs never meet.
        { unique: ['user_id', 'competition_id', 'type'] },
        ['order_id'],
        ['competition_id', 'state', 'id'],
        ['competition_id', 'id'],
      ],
    );
    await createTable(
      context,
      'order_coupons',
      {
        order_id: primaryKey(belongsTo('orders', integer())),
        coupon_id: primaryKey(belongsTo('coupons', integer())),
      },
      [['coupon_id']],
    );
    await createTable(context, 'receipt_counters', {
      competition_id: primaryKey(integer()),
      last_number: integer(),
    });
  },
};
