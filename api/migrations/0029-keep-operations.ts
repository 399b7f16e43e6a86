import {
  autoId,
  exactText,
  integer,
  longText,
  moment,
  optional,
  text,
  withDefault,
} from '../src/models/columns.js';
import { createTable, type Migration } from './migration.js';

/** What operators and the help desk did, corrected statistics, pages written by hand, and where a role came from. */
export const keepOperations: Migration = {
  name: '0029-keep-operations',
  async up(context) {
    const { queryInterface, transaction } = context;
    // Who did it stays a number when his account is deleted: the entry is about what was done.
    await createTable(
      context,
      'audit_entries',
      {
        id: autoId(),
        at: moment(),
        actor_id: optional.integer(),
        action: exactText(80),
        subject: exactText(80),
        reason: text(500),
        details: longText(),
      },
      [
        ['action', 'id'],
        ['subject', 'id'],
      ],
    );
    await createTable(
      context,
      'stat_corrections',
      {
        id: autoId(),
        competition_id: integer(),
        match_id: integer(),
        player_id: integer(),
        week_id: integer(),
        field: exactText(24),
        told: optional.integer(),
        from_value: optional.integer(),
        to_value: optional.integer(),
        reason: text(500),
        actor_id: optional.integer(),
        at: moment(),
        ended_at: optional.moment(),
      },
      [
        ['competition_id', 'id'],
        ['match_id', 'player_id'],
      ],
    );
    await queryInterface.addColumn('pages', 'edited_at', optional.moment(), { transaction });
    await queryInterface.addColumn('user_roles', 'source', withDefault(text(16), 'hand'), { transaction });
    // A search finds whatever begins alike: SQLite does that by an index only if the index ignores case as well.
    const isSqlite = queryInterface.sequelize.getDialect() === 'sqlite';
    for (const name of ['first_name', 'last_name']) {
      const fields = isSqlite ? [{ name, collate: 'NOCASE' }] : [name];
      await queryInterface.addIndex('users', { fields, name: `users_${name}`, transaction });
    }
    await queryInterface.addIndex('user_roles', ['role', 'user_id'], {
      name: 'user_roles_role_user_id',
      transaction,
    });
  },
};
