import { DataTypes } from 'sequelize';
import { integer, primaryKey } from '../src/models/columns.js';
import { createTable, type Migration } from './migration.js';

/**
 * Where each team is in a ranking, by its id (ADR 52). A job fills in rankings that were stored without: by releases
 * before this one, which may settle beside it and leave the table alone.
 */
export const positionsOfRankings: Migration = {
  name: '0053-positions-of-rankings',
  async up(context) {
    await createTable(context, 'ranking_positions', {
      week_id: primaryKey(integer()),
      version: primaryKey(integer()),
      first_week: primaryKey(integer()),
      part: primaryKey(integer()),
      positions: { type: DataTypes.BLOB, allowNull: false },
    });
  },
};
