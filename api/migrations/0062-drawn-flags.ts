import type { Migration } from './migration.js';

/** Flags of shapes are longer than their bands were. */
export const drawnFlags: Migration = {
  name: '0062-drawn-flags',
  async up({ queryInterface: { sequelize }, transaction }) {
    // SQLite keeps texts of any length in the column as it is.
    if (sequelize.getDialect() === 'sqlite') return;
    await sequelize.query('ALTER TABLE clubs MODIFY flag LONGTEXT NULL', { transaction });
  },
};
