import { autoId, integer, moment, optional, text } from '../src/models/columns.js';
import { belongsTo, createTable, type Migration } from './migration.js';

/** Refunds of a part of an order, and the lines that they pay back. */
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
    await queryInterface.addColumn('order_lines', 'refund_id', optional.integer(), { transaction });
  },
};
