import {
  autoId,
  double,
  flag,
  integer,
  longText,
  moment,
  optional,
  primaryKey,
  text,
  withDefault,
} from '../src/models/columns.js';
import { createTable, type Migration } from './migration.js';

export const createCompetition: Migration = {
  name: '0001-create-competition',
  async up(context) {
    await createTable(
      context,
      'competitions',
      { id: autoId(), feed: text(16), season: integer(), settings: longText() },
      [{ unique: ['feed', 'season'] }],
    );
    await createTable(context, 'clocks', {
      id: primaryKey(integer()),
      anchor_real_ms: moment(),
      anchor_game_ms: moment(),
      speed: double(),
    });
    await createTable(
      context,
      'matchdays',
      {
        competition_id: primaryKey(integer()),
        week_id: primaryKey(integer()),
        deadline_at: moment(),
        state: text(16),
        version: optional.integer(),
        average_half: optional.integer(),
        winner_team_id: optional.integer(),
        winner_half: optional.integer(),
        teams: optional.integer(),
        inputs: optional.text(64),
        held: withDefault(flag(), false),
      },
      [['competition_id', 'deadline_at']],
    );
    await createTable(
      context,
      'feed_imports',
      { id: autoId(), competition_id: integer(), imported_at: moment(), changes: integer() },
      [['competition_id']],
    );
  },
};
