import { DataTypes } from 'sequelize';
import { integer, primaryKey, text } from '../src/models/columns.js';
import { belongsTo, createTable, type Migration } from './migration.js';

/** Lineups of running matchdays as bytes: a copy that settlements make and throw away. */
export const freezeLineups: Migration = {
  name: '0046-freeze-lineups',
  async up(context) {
    await createTable(context, 'frozen_lineups', {
      competition_id: primaryKey(belongsTo('competitions', integer())),
      part: primaryKey(integer()),
      week_id: primaryKey(integer()),
      form: text(120),
      version: integer(),
      lineups: { type: DataTypes.BLOB('medium'), allowNull: true },
    });
  },
};
