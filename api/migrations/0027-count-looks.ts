import { integer, moment, primaryKey } from '../src/models/columns.js';
import { belongsTo, createTable, type Migration } from './migration.js';

/** How often somebody looked at the lineup that a team had saved for a matchday to come (decisions §5.5). */
export const countLooks: Migration = {
  name: '0027-count-looks',
  async up(context) {
    await createTable(
      context,
      'lineup_looks',
      {
        team_id: primaryKey(belongsTo('teams', integer())),
        week_id: primaryKey(integer()),
        user_id: primaryKey(belongsTo('users', integer())),
        looks: integer(),
        counted_at: moment(),
      },
      [['user_id']],
    );
  },
};
