import type { Migration } from './migration.js';

/** What one account did, for its page at the desk. */
export const indexAuditByActor: Migration = {
  name: '0042-index-audit-by-actor',
  async up({ queryInterface, transaction }) {
    await queryInterface.addIndex('audit_entries', ['actor_id', 'id'], {
      name: 'audit_entries_actor_id_id',
      transaction,
    });
  },
};
