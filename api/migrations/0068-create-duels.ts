import { autoId, exactText, integer, moment, optional } from '../src/models/columns.js';
import { belongsTo, createTable, type Migration } from './migration.js';

/** Duels between two teams, and the links that wait for a second one. */
export const createDuels: Migration = {
  name: '0068-create-duels',
  async up(context) {
    await createTable(
      context,
      'duels',
      {
        id: autoId(),
        competition_id: belongsTo('competitions', integer()),
        code: exactText(16),
        home_team_id: belongsTo('teams', integer()),
        away_team_id: belongsTo('teams', optional.integer()),
        week_id: integer(),
        last_week_id: optional.integer(),
        created_at: moment(),
        accepted_at: optional.moment(),
        stopped_at: optional.moment(),
        blocked_by: optional.integer(),
      },
      [{ unique: ['code'] }, ['home_team_id'], ['away_team_id']],
    );
  },
};
