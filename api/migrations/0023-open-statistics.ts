import { integer, moment, optional, primaryKey } from '../src/models/columns.js';
import { belongsTo, createTable, type Migration } from './migration.js';

/** Where the sides of knock-out matches come from, and the players whom users follow. */
export const openStatistics: Migration = {
  name: '0023-open-statistics',
  async up(context) {
    const { queryInterface, transaction } = context;
    for (const column of ['home_from', 'away_from'])
      await queryInterface.addColumn('matches', column, optional.text(20), { transaction });
    await createTable(
      context,
      'watched_players',
      {
        user_id: primaryKey(belongsTo('users', integer())),
        player_id: primaryKey(belongsTo('players', integer())),
        since: moment(),
      },
      [['user_id', 'since']],
    );
  },
};
