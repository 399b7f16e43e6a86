import type { Migration } from './migration.js';

/**
 * Seven ids of eight digits (layouts of up to 18 players); up to 63 characters MySQL only changes the table's
 * description.
 */
export const widenBenches: Migration = {
  name: '0041-widen-benches',
  async up({ queryInterface: { sequelize }, transaction }) {
    // SQLite keeps texts of any length in the column as it is.
    if (sequelize.getDialect() === 'sqlite') return;
    for (const table of ['team_lineups', 'free_hit_returns'])
      await sequelize.query(`ALTER TABLE ${table} MODIFY bench VARCHAR(63) NOT NULL`, { transaction });
  },
};
