import type { Migration } from './migration.js';

/** Somebody's receipts, of whichever team. */
export const indexReceipts: Migration = {
  name: '0024-index-receipts',
  async up({ queryInterface, transaction }) {
    await queryInterface.addIndex('receipts', ['user_id'], { name: 'receipts_user_id', transaction });
  },
};
