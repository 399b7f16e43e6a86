import { autoId, integer, moment, optional, primaryKey, text } from '../src/models/columns.js';
import { createTable, type Migration } from './migration.js';

export const createResults: Migration = {
  name: '0006-create-results',
  async up(context) {
    await createTable(
      context,
      'team_results',
      {
        week_id: primaryKey(integer()),
        version: primaryKey(integer()),
        team_id: primaryKey(integer()),
        half_points: integer(),
        total_half: integer(),
        week_rank: integer(),
        week_position: integer(),
        general_rank: integer(),
        general_position: integer(),
        general_move: optional.integer(),
      },
      [
        ['week_id', 'version', 'week_position'],
        ['week_id', 'version', 'general_position'],
      ],
    );
    await createTable(
      context,
      'settlements',
      {
        id: autoId(),
        competition_id: integer(),
        week_id: integer(),
        version: integer(),
        state: text(16),
        cursor_team_id: integer(),
        plan: text(64),
        digest: optional.text(64),
        owner: optional.text(120),
        lease_until: optional.moment(),
        started_at: moment(),
        finished_at: optional.moment(),
      },
      [{ unique: ['competition_id', 'week_id', 'version'] }],
    );
  },
};
