import {
  autoId,
  flag,
  integer,
  moment,
  optional,
  primaryKey,
  text,
  withDefault,
} from '../src/models/columns.js';
import { belongsTo, createTable, type Migration } from './migration.js';

export const createTeams: Migration = {
  name: '0005-create-teams',
  async up(context) {
    await createTable(
      context,
      'teams',
      {
        id: autoId(),
        competition_id: integer(),
        user_id: belongsTo('users', integer()),
        name: text(1000),
        name_visible: flag(),
        badge: optional.text(300),
        week_id: integer(),
        created_at: moment(),
        paid: withDefault(flag(), false),
        payment_id: optional.integer(),
        money_left: integer(),
        free_hit_week: optional.integer(),
        bank_week: optional.integer(),
        triple_captain_week: optional.integer(),
        wild_card_week: optional.integer(),
        version: withDefault(integer(), 1),
        deleted_at: optional.moment(),
      },
      [['user_id'], ['competition_id', 'week_id']],
    );
    await createTable(
      context,
      'team_lineups',
      {
        team_id: primaryKey(belongsTo('teams', integer())),
        week_id: primaryKey(integer()),
        starting: text(120),
        bench: text(40),
        captain_id: integer(),
        vice_captain_id: integer(),
        purchase_prices: text(120),
        saved_at: moment(),
      },
      [['week_id', 'team_id']],
    );
    await createTable(
      context,
      'transfers',
      {
        id: autoId(),
        team_id: belongsTo('teams', integer()),
        week_id: integer(),
        in_id: integer(),
        out_id: integer(),
        in_price: integer(),
        out_price: integer(),
        extra: flag(),
        created_at: moment(),
      },
      [['team_id', 'week_id']],
    );
  },
};
