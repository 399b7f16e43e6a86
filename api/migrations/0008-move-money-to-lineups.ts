import { integer, withDefault } from '../src/models/columns.js';
import type { Migration } from './migration.js';

/**
 * What a team has left belongs to a squad, and a free hit makes two of them (decisions §3.4): money moves from the team
 * to its lineups. A release before this one can't go on beside it: its saves fail, and nobody's money is told apart.
 */
export const moveMoneyToLineups: Migration = {
  name: '0008-move-money-to-lineups',
  async up({ queryInterface, transaction }) {
    const { sequelize } = queryInterface;
    await queryInterface.addColumn('team_lineups', 'money_left', withDefault(integer(), 0), { transaction });
    await sequelize.query(
      `UPDATE team_lineups SET money_left =
         (SELECT teams.money_left FROM teams WHERE teams.id = team_lineups.team_id)`,
      { transaction },
    );
    // SQLite: Sequelize would build the table anew, and dropping the old one takes along every row that belongs to it.
    await sequelize.query('ALTER TABLE teams DROP COLUMN money_left', { transaction });
  },
};
