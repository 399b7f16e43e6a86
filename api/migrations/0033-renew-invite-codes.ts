import { QueryTypes } from 'sequelize';
import { newInviteKey } from '../src/leagues/inviteKeys.js';
import { optional } from '../src/models/columns.js';
import type { Migration } from './migration.js';

/** Leagues that receive their key in one statement. */
const BATCH = 500;

/**
 * Invite codes carry a random part (decisions §5.7), so every league gets another code. The column may be empty: a
 * process of the release before creates leagues without a key, and the next one adds it when it reads them.
 */
export const renewInviteCodes: Migration = {
  name: '0033-renew-invite-codes',
  async up({ queryInterface, transaction }) {
    const { sequelize } = queryInterface;
    // MySQL keeps the column when the migration is broken off after it.
    const isSqlite = sequelize.getDialect() === 'sqlite';
    const columns = await sequelize.query(
      isSqlite
        ? "SELECT name FROM pragma_table_info('leagues') WHERE name = 'invite_key'"
        : "SHOW COLUMNS FROM leagues LIKE 'invite_key'",
      { type: QueryTypes.SELECT, transaction },
    );
    if (columns.length === 0) {
      await queryInterface.addColumn('leagues', 'invite_key', optional.moment(), { transaction });
    }
    for (;;) {
      const rows = await sequelize.query<{ id: number }>(
        `SELECT id FROM leagues WHERE invite_key IS NULL ORDER BY id LIMIT ${BATCH}`,
        { type: QueryTypes.SELECT, transaction },
      );
      if (rows.length === 0) return;
      const cases = rows.map(({ id }) => `WHEN ${Number(id)} THEN ${newInviteKey()}`).join(' ');
      await sequelize.query(`UPDATE leagues SET invite_key = CASE id ${cases} END WHERE id IN (:ids)`, {
        replacements: { ids: rows.map(({ id }) => id) },
        transaction,
      });
    }
  },
};
