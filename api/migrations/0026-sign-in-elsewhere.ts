import {
  autoId,
  exactText,
  integer,
  longText,
  moment,
  optional,
  primaryKey,
  text,
  withDefault,
} from '../src/models/columns.js';
import { belongsTo, createTable, type Migration } from './migration.js';

/**
 * Who signs in at the broadcaster or Facebook (decisions §7.3), and mails about accounts that wait for the mail
 * server.
 */
export const signInElsewhere: Migration = {
  name: '0026-sign-in-elsewhere',
  async up(context) {
    await createTable(
      context,
      'user_identities',
      {
        id: autoId(),
        user_id: belongsTo('users', integer()),
        provider: text(16),
        issuer: exactText(255),
        subject: exactText(255),
        email: optional.text(254),
        created_at: moment(),
      },
      [{ unique: ['issuer', 'subject'] }, ['user_id']],
    );
    await createTable(
      context,
      'sso_attempts',
      {
        state_hash: primaryKey(exactText(64)),
        browser_hash: exactText(64),
        nonce: text(100),
        code_verifier: text(200),
        redirect_uri: text(500),
        expires_at: moment(),
      },
      [['expires_at']],
    );
    await createTable(
      context,
      'provider_sessions',
      {
        family: primaryKey(exactText(64)),
        user_id: belongsTo('users', integer()),
        subject: exactText(255),
        sealed_token: longText(),
        confirmed_at: moment(),
        asked_at: moment(),
      },
      [['user_id'], ['confirmed_at']],
    );
    await createTable(
      context,
      'account_mails',
      {
        id: autoId(),
        kind: text(32),
        email: exactText(254),
        attempts: withDefault(integer(), 0),
        next_try_at: moment(),
        created_at: moment(),
      },
      [{ unique: ['email', 'kind'] }, ['next_try_at', 'id']],
    );
    // When the account was deleted; what was paid keeps its emptied row.
    await context.queryInterface.addColumn('users', 'deleted_at', optional.moment(), {
      transaction: context.transaction,
    });
  },
};
