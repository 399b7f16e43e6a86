import { autoId, integer, moment, optional, primaryKey, text } from '../src/models/columns.js';
import { belongsTo, createTable, type Migration } from './migration.js';

/** Refunds of a part of an order, with the lines that they pay back; refunds of many orders. */
export const refundInParts: Migration = {
  name: '0085-refund-in-parts',
  async up(context) {
    const { queryInterface, transaction } = context;
    await createTable(
      context,
      'order_refunds',
      {
        id: autoId(),
        order_id: belongsTo('orders', integer()),
        amount: integer(),
        state: text(16),
        created_at: moment(),
      },
      [['order_id', 'id']],
    );
    await createTable(
      context,
      'refund_runs',
      {
        id: autoId(),
        actor_id: integer(),
        reason: text(500),
        order_count: integer(),
        amount: integer(),
        created_at: moment(),
        next_at: moment(),
        ended_at: optional.moment(),
      },
      [['ended_at', 'id']],
    );
    await createTable(
      context,
      'refund_run_orders',
      {
        run_id: primaryKey(belongsTo('refund_runs', integer())),
        order_id: primaryKey(belongsTo('orders', integer())),
        state: text(16),
        tried_at: optional.moment(),
        failure: optional.text(64),
      },
      [['state', 'run_id']],
    );
    await queryInterface.addIndex('orders', ['paid_at', 'id'], { name: 'orders_paid_at_id', transaction });
    await queryInterface.addIndex('coupons', ['code'], { name: 'coupons_code', transaction });
    await queryInterface.addColumn('order_lines', 'refund_id', optional.integer(), { transaction });
  },
};
