import { flag, integer, moment, optional, primaryKey, withDefault } from '../src/models/columns.js';
import { belongsTo, createTable, type Migration } from './migration.js';

/** What a player was worth at first, and every value since, with the moment from which it holds. */
export const keepPlayerValues: Migration = {
  name: '0014-keep-player-values',
  async up(context) {
    const { queryInterface, transaction } = context;
    await queryInterface.addColumn('players', 'opening_value', optional.integer(), { transaction });
    await queryInterface.sequelize.query('UPDATE players SET opening_value = value', { transaction });
    await createTable(
      context,
      'player_values',
      {
        player_id: primaryKey(belongsTo('players', integer())),
        from_at: primaryKey(moment()),
        value: integer(),
        applied: withDefault(flag(), false),
      },
      [['applied', 'from_at']],
    );
  },
};
