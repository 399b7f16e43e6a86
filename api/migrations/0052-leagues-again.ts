import { optional } from '../src/models/columns.js';
import type { Migration } from './migration.js';

/** Which league of an earlier competition a league was founded again from. */
export const leaguesAgain: Migration = {
  name: '0052-leagues-again',
  async up({ queryInterface, transaction }) {
    await queryInterface.addColumn('leagues', 'again_of', optional.integer(), { transaction });
    const name = 'leagues_again_of';
    await queryInterface.addIndex('leagues', ['again_of', 'competition_id'], { name, transaction });
  },
};
