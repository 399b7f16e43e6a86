import { exactText, integer, moment, optional, primaryKey } from '../src/models/columns.js';
import { belongsTo, createTable, type Migration } from './migration.js';

/**
 * When an address was proved, and the tokens that prove it (decisions §7.4). Of the accounts that exist those count as
 * proved that sign in elsewhere or used a reset link that is still stored, and those of the demo: nobody owns `.test`
 * (RFC 2606). For all others nobody knows.
 */
export const verifyEmails: Migration = {
  name: '0034-verify-emails',
  async up(context) {
    const { queryInterface, transaction } = context;
    await queryInterface.addColumn('users', 'email_verified_at', optional.moment(), { transaction });
    await createTable(
      context,
      'email_verifications',
      {
        token_hash: primaryKey(exactText(64)),
        user_id: belongsTo('users', integer()),
        expires_at: moment(),
        used_at: optional.moment(),
      },
      [['user_id'], ['expires_at']],
    );
    await queryInterface.sequelize.query(
      `UPDATE users SET email_verified_at = created_at
        WHERE deleted_at IS NULL
          AND (EXISTS (SELECT 1 FROM user_identities i WHERE i.user_id = users.id)
            OR EXISTS (SELECT 1 FROM password_resets r WHERE r.user_id = users.id AND r.used_at IS NOT NULL)
            OR email LIKE '%@demo.test')`,
      { transaction },
    );
  },
};
