import { autoId, integer, moment, optional, text } from '../src/models/columns.js';
import { createTable, type Migration } from './migration.js';

/** Matches and deadlines that operators changed, with what the feed says of the same. */
export const editFixtures: Migration = {
  name: '0087-edit-fixtures',
  async up(context) {
    await createTable(
      context,
      'fixture_edits',
      {
        id: autoId(),
        competition_id: integer(),
        match_id: optional.integer(),
        week_id: integer(),
        set_values: text(1000),
        feed_values: optional.hugeText(),
        reason: text(500),
        actor_id: optional.integer(),
        at: moment(),
        ended_at: optional.moment(),
      },
      [['competition_id', 'id'], ['match_id']],
    );
  },
};
