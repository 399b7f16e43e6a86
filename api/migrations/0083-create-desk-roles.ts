import { integer, primaryKey, text } from '../src/models/columns.js';
import { belongsTo, createTable, type Migration } from './migration.js';

/** Roles that open a part of the desk, and roles for one competition; competition 0 is all of them. */
export const createDeskRoles: Migration = {
  name: '0083-create-desk-roles',
  async up(context) {
    await createTable(
      context,
      'desk_roles',
      {
        user_id: primaryKey(belongsTo('users', integer())),
        role: primaryKey(text(16)),
        competition_id: primaryKey(integer()),
      },
      [['role', 'user_id']],
    );
  },
};
