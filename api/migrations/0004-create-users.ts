import { autoId, exactText, integer, moment, optional, primaryKey, text } from '../src/models/columns.js';
import { belongsTo, createTable, type Migration } from './migration.js';

export const createUsers: Migration = {
  name: '0004-create-users',
  async up(context) {
    await createTable(
      context,
      'users',
      {
        id: autoId(),
        email: exactText(254),
        password_hash: optional.text(255),
        first_name: text(80),
        last_name: text(80),
        city: optional.text(120),
        street: optional.text(120),
        street_nr: optional.text(120),
        post_code: optional.text(120),
        country: optional.text(120),
        vrt_id: optional.text(120),
        favorite_club_id: optional.integer(),
        avatar: optional.text(300),
        language: text(16),
        created_at: moment(),
      },
      [{ unique: ['email'] }],
    );
    await createTable(
      context,
      'user_roles',
      { user_id: primaryKey(belongsTo('users', integer())), role: primaryKey(text(16)) },
      [['role']],
    );
    await createTable(
      context,
      'sessions',
      {
        id: autoId(),
        user_id: belongsTo('users', integer()),
        family: exactText(64),
        token_hash: exactText(64),
        created_at: moment(),
        expires_at: moment(),
        replaced_at: optional.moment(),
        revoked_at: optional.moment(),
        user_agent: optional.text(300),
      },
      [{ unique: ['token_hash'] }, ['family'], ['user_id'], ['expires_at']],
    );
    await createTable(
      context,
      'password_resets',
      {
        token_hash: primaryKey(exactText(64)),
        user_id: belongsTo('users', integer()),
        expires_at: moment(),
        used_at: optional.moment(),
      },
      [['user_id'], ['expires_at']],
    );
  },
};
