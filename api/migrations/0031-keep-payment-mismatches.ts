import { integer, longText, moment, optional, primaryKey, text } from '../src/models/columns.js';
import { belongsTo, createTable, type Migration } from './migration.js';

/** Payments that the provider reports and that are not their order's (decisions §6.3), for the operator. */
export const keepPaymentMismatches: Migration = {
  name: '0031-keep-payment-mismatches',
  async up(context) {
    await createTable(
      context,
      'payment_mismatches',
      {
        order_id: primaryKey(belongsTo('orders', integer())),
        reason: text(16),
        reported: longText(),
        found_at: moment(),
        settled: optional.text(16),
      },
      [['settled', 'reason']],
    );
  },
};
