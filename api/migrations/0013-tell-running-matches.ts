import { optional } from '../src/models/columns.js';
import type { Migration } from './migration.js';

/** The minute that the feed tells of a match that is being played. */
export const tellRunningMatches: Migration = {
  name: '0013-tell-running-matches',
  async up({ queryInterface, transaction }) {
    await queryInterface.addColumn('matches', 'minute', optional.integer(), { transaction });
  },
};
