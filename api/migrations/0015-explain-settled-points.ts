import { DataTypes } from 'sequelize';
import { flag, withDefault } from '../src/models/columns.js';
import type { Migration } from './migration.js';

/** Why a settled appearance gave its points, and whether its match went on when it was settled. */
export const explainSettledPoints: Migration = {
  name: '0015-explain-settled-points',
  async up({ queryInterface, transaction }) {
    const lines = { type: DataTypes.TEXT, allowNull: true };
    await queryInterface.addColumn('player_points', 'lines_json', lines, { transaction });
    await queryInterface.addColumn('player_points', 'live', withDefault(flag(), false), { transaction });
  },
};
