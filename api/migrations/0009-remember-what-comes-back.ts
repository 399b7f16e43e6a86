import { integer, moment, primaryKey, text, withDefault } from '../src/models/columns.js';
import { belongsTo, createTable, type Migration } from './migration.js';

/**
 * What undone transfers and an ended free hit give back: purchase prices, and a squad as it was (decisions §3.3,
 * §3.4).
 */
export const rememberWhatComesBack: Migration = {
  name: '0009-remember-what-comes-back',
  async up(context) {
    const { queryInterface, transaction } = context;
    await queryInterface.addColumn('transfers', 'out_purchase', withDefault(integer(), 0), { transaction });
    await createTable(context, 'free_hit_returns', {
      team_id: primaryKey(belongsTo('teams', integer())),
      week_id: integer(),
      starting: text(120),
      bench: text(40),
      captain_id: integer(),
      vice_captain_id: integer(),
      purchase_prices: text(120),
      money_left: integer(),
      saved_at: moment(),
    });
  },
};
