import { flag, optional, withDefault } from '../src/models/columns.js';
import type { Migration } from './migration.js';

/** Who decided about complaints, who asks a colleague, which notices are sanctions, and until when a user may not chat. */
export const decideApart: Migration = {
  name: '0089-decide-apart',
  async up({ queryInterface, transaction }) {
    await queryInterface.addColumn('complaints', 'decided_by', optional.integer(), { transaction });
    await queryInterface.addColumn('complaints', 'asked_by', optional.integer(), { transaction });
    const sanction = withDefault(flag(), false);
    await queryInterface.addColumn('help_messages', 'sanction', sanction, { transaction });
    await queryInterface.addColumn('users', 'muted_until', optional.moment(), { transaction });
  },
};
