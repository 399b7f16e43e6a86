import { exactText, integer, moment, primaryKey } from '../src/models/columns.js';
import { belongsTo, createTable, type Migration } from './migration.js';

export const createReactions: Migration = {
  name: '0039-create-reactions',
  async up(context) {
    await createTable(
      context,
      'comment_reactions',
      {
        comment_id: primaryKey(belongsTo('comments', integer())),
        user_id: primaryKey(belongsTo('users', integer())),
        kind: primaryKey(exactText(10)),
        reacted_at: moment(),
      },
      [['user_id']],
    );
  },
};
