import { optional } from '../src/models/columns.js';
import type { Migration } from './migration.js';

/** Until when an account is suspended, and the notice to its owner. */
export const suspendUsers: Migration = {
  name: '0079-suspend-users',
  async up({ queryInterface, transaction }) {
    await queryInterface.addColumn('users', 'suspended_until', optional.moment(), { transaction });
    await queryInterface.addColumn('users', 'suspension_notice', optional.text(2000), { transaction });
    const name = 'users_suspended_until';
    await queryInterface.addIndex('users', ['suspended_until'], { name, transaction });
  },
};
