import { flag } from '../src/models/columns.js';
import type { Migration } from './migration.js';

/** Where the Premium of an order holds: in all competitions, as of every order before (null), or only in its own. */
export const premiumByCompetition: Migration = {
  name: '0051-premium-by-competition',
  async up({ queryInterface, transaction }) {
    const column = { ...flag(), allowNull: true };
    await queryInterface.addColumn('orders', 'premium_everywhere', column, { transaction });
  },
};
