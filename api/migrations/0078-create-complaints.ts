import { autoId, flag, integer, moment, optional, text, withDefault } from '../src/models/columns.js';
import { belongsTo, createTable, type Migration } from './migration.js';

/** Complaints of users about comments, leagues and teams, and comments that the help desk hid. */
export const createComplaints: Migration = {
  name: '0078-create-complaints',
  async up(context) {
    await createTable(
      context,
      'complaints',
      {
        id: autoId(),
        user_id: belongsTo('users', integer()),
        comment_id: belongsTo('comments', optional.integer()),
        league_id: belongsTo('leagues', optional.integer()),
        team_id: belongsTo('teams', optional.integer()),
        reason: text(16),
        made_at: moment(),
        decision: optional.text(16),
        decided_at: optional.moment(),
        name_before: optional.text(160),
      },
      [
        { unique: ['comment_id', 'user_id'] },
        { unique: ['league_id', 'user_id'] },
        { unique: ['team_id', 'user_id'] },
        ['user_id'],
        ['decided_at'],
      ],
    );
    const { queryInterface, transaction } = context;
    await queryInterface.addColumn('comments', 'hidden', withDefault(flag(), false), { transaction });
  },
};
