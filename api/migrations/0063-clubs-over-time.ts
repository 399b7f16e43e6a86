import { optional } from '../src/models/columns.js';
import type { Migration } from './migration.js';

/**
 * The clubs of a player one after the other, as JSON, and when he left the competition. Null: one club from the
 * beginning, and he has not left; the release before writes none.
 */
export const clubsOverTime: Migration = {
  name: '0063-clubs-over-time',
  async up({ queryInterface, transaction }) {
    await queryInterface.addColumn('players', 'spells', optional.text(4000), { transaction });
    await queryInterface.addColumn('players', 'left_at', optional.moment(), { transaction });
  },
};
