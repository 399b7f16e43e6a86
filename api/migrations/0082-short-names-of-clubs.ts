import { optional } from '../src/models/columns.js';
import type { Migration } from './migration.js';

/** Names of clubs for tables. */
export const shortNamesOfClubs: Migration = {
  name: '0082-short-names-of-clubs',
  async up({ queryInterface, transaction }) {
    await queryInterface.addColumn('clubs', 'name_short', optional.text(12), { transaction });
  },
};
