import { flag, integer, moment, optional, primaryKey, text, withDefault } from '../src/models/columns.js';
import { belongsTo, createTable, type Migration } from './migration.js';

const counts = [
  'minutes',
  'goals',
  'assists',
  'own_goals',
  'yellow_cards',
  'second_yellow',
  'red_card',
  'penalty_miss',
  'penalty_saved',
  'conceeded',
  'team_conceded',
  'saves',
  'duel_won',
  'duel_lost',
  'interception',
  'shot_off_target',
  'error_lead_to_goal',
  'big_chance_created',
  'head_clearance',
  'ball_recovery',
];

export const createMatches: Migration = {
  name: '0003-create-matches',
  async up(context) {
    await createTable(
      context,
      'matches',
      {
        id: primaryKey(integer()),
        competition_id: integer(),
        week_id: integer(),
        kickoff_at: moment(),
        finished_at: moment(),
        home_id: optional.integer(),
        away_id: optional.integer(),
        home_known_at: moment(),
        away_known_at: moment(),
        home_score: optional.integer(),
        away_score: optional.integer(),
        extra_time: flag(),
        pen_home: optional.integer(),
        pen_away: optional.integer(),
        venue: text(120),
        city: text(120),
        stage: text(40),
        feed_url: optional.text(300),
        is_final: withDefault(flag(), false),
        stats_hash: withDefault(text(64), ''),
      },
      [['competition_id', 'week_id', 'kickoff_at']],
    );
    await createTable(
      context,
      'match_stats',
      {
        match_id: primaryKey(belongsTo('matches', integer())),
        player_id: primaryKey(belongsTo('players', integer())),
        week_id: integer(),
        started: flag(),
        in_min: optional.integer(),
        out_min: optional.integer(),
        ...Object.fromEntries(counts.map((name) => [name, integer()])),
        skill_index: optional.integer(),
      },
      [['player_id'], ['week_id']],
    );
    await createTable(
      context,
      'player_points',
      {
        match_id: primaryKey(integer()),
        player_id: primaryKey(integer()),
        week_id: integer(),
        half_points: integer(),
        minutes: integer(),
        stats_hash: text(64),
      },
      [['player_id'], ['week_id', 'player_id']],
    );
    await createTable(context, 'player_popularity', {
      week_id: primaryKey(integer()),
      player_id: primaryKey(integer()),
      teams: integer(),
    });
  },
};
