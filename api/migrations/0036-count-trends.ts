import { optional } from '../src/models/columns.js';
import type { Migration } from './migration.js';

/**
 * Captains and transfers of a matchday, beside who is held. Null in what was settled before, and in rows of a process
 * of the release before. Transfers are counted by matchday, so their index begins with it and holds all that is read.
 */
export const countTrends: Migration = {
  name: '0036-count-trends',
  async up({ queryInterface, transaction }) {
    for (const name of ['captains', 'transfers_in', 'transfers_out'])
      await queryInterface.addColumn('player_popularity', name, optional.integer(), { transaction });
    await queryInterface.addIndex('transfers', ['week_id', 'team_id', 'in_id', 'out_id'], {
      name: 'transfers_week_id_team_id_in_id_out_id',
      transaction,
    });
  },
};
