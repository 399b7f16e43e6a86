import {
  autoId,
  exactText,
  flag,
  integer,
  longText,
  moment,
  primaryKey,
  withDefault,
} from '../src/models/columns.js';
import { belongsTo, createTable, type Migration } from './migration.js';

/** The chat of leagues (spec §3): comments, who voted for them, and the revision in which each was changed last. */
export const createComments: Migration = {
  name: '0021-create-comments',
  async up(context) {
    await createTable(
      context,
      'comments',
      {
        id: autoId(),
        league_id: belongsTo('leagues', integer()),
        team_id: belongsTo('teams', integer()),
        user_id: belongsTo('users', integer()),
        body: longText(),
        created_at: moment(),
        deleted: withDefault(flag(), false),
        revision: integer(),
        request_key: { ...exactText(100), allowNull: true },
      },
      [
        { unique: ['league_id', 'user_id', 'request_key'] },
        ['league_id', 'revision'],
        ['league_id', 'deleted', 'id'],
        ['team_id'],
        ['user_id'],
      ],
    );
    await createTable(
      context,
      'comment_votes',
      {
        comment_id: primaryKey(belongsTo('comments', integer())),
        user_id: primaryKey(belongsTo('users', integer())),
        voted_at: moment(),
      },
      [['user_id']],
    );
  },
};
