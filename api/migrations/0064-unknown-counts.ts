import { optional } from '../src/models/columns.js';
import type { Migration } from './migration.js';

/**
 * Names of the counts that the source of a row lacks, separated by commas; the counts themselves are 0, as a release
 * before reads them. Null: it has all of them.
 */
export const unknownCounts: Migration = {
  name: '0064-unknown-counts',
  async up({ queryInterface, transaction }) {
    await queryInterface.addColumn('match_stats', 'unknown', optional.text(400), { transaction });
  },
};
