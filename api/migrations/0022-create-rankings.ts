import { DataTypes } from 'sequelize';
import { integer, longText, moment, primaryKey, text, withDefault } from '../src/models/columns.js';
import { createTable, type Migration } from './migration.js';

/**
 * Rankings are stored whole, in parts, and no longer as positions beside each team's result (ADR 14). Settling notices
 * that its results are not made like this yet and makes them again, so that no ranking is carried over here. A release
 * before this one can't go on beside it.
 */
export const createRankings: Migration = {
  name: '0022-create-rankings',
  async up(context) {
    const { queryInterface, transaction } = context;
    await createTable(context, 'ranking_parts', {
      week_id: primaryKey(integer()),
      version: primaryKey(integer()),
      first_week: primaryKey(integer()),
      part: primaryKey(integer()),
      places: { type: DataTypes.BLOB, allowNull: false },
    });
    for (const column of ['week_position', 'general_position']) {
      await queryInterface.removeIndex('team_results', `team_results_week_id_version_${column}`, {
        transaction,
      });
      await queryInterface.sequelize.query(`ALTER TABLE team_results DROP COLUMN ${column}`, { transaction });
    }
    await queryInterface.addColumn('teams', 'named_at', withDefault(moment(), 0), { transaction });
    await queryInterface.addIndex('teams', ['named_at'], { name: 'teams_named_at', transaction });
    await createTable(context, 'prizes', {
      competition_id: primaryKey(integer()),
      slug: primaryKey(text(80)),
      language: primaryKey(text(16)),
      type: text(16),
      first_rank: integer(),
      last_rank: integer(),
      sort: integer(),
      image: text(40),
      title: text(200),
      short: text(200),
      body: longText(),
      updated_at: moment(),
    });
  },
};
