import {
  autoId,
  exactText,
  flag,
  integer,
  moment,
  optional,
  primaryKey,
  text,
  withDefault,
} from '../src/models/columns.js';
import { belongsTo, createTable, type Migration } from './migration.js';

/** Mini-leagues (spec §5): who is in them, who may not come back, and the draw of those won by matches. */
export const createLeagues: Migration = {
  name: '0020-create-leagues',
  async up(context) {
    await createTable(
      context,
      'leagues',
      {
        id: autoId(),
        competition_id: integer(),
        name: text(400),
        cover: optional.text(300),
        admin_id: belongsTo('users', integer()),
        week_id: integer(),
        mode: text(16),
        findable: flag(),
        invite_version: withDefault(integer(), 0),
        chat_revision: withDefault(integer(), 0),
        created_at: moment(),
      },
      [['admin_id']],
    );
    await createTable(
      context,
      'league_words',
      {
        word: primaryKey(exactText(100)),
        league_id: primaryKey(belongsTo('leagues', integer())),
      },
      [['league_id']],
    );
    await createTable(
      context,
      'league_members',
      {
        league_id: primaryKey(belongsTo('leagues', integer())),
        team_id: primaryKey(belongsTo('teams', integer())),
        joined_at: moment(),
      },
      [['team_id', 'league_id']],
    );
    await createTable(
      context,
      'league_removals',
      {
        league_id: primaryKey(belongsTo('leagues', integer())),
        team_id: primaryKey(belongsTo('teams', integer())),
        removed_at: moment(),
      },
      [['team_id']],
    );
    await createTable(
      context,
      'league_matches',
      {
        league_id: primaryKey(belongsTo('leagues', integer())),
        week_id: primaryKey(integer()),
        home_team_id: primaryKey(belongsTo('teams', integer())),
        away_team_id: { ...belongsTo('teams', integer()), allowNull: true },
      },
      [['home_team_id'], ['away_team_id']],
    );
  },
};
