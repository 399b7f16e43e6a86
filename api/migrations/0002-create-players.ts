import { flag, integer, moment, optional, primaryKey, text } from '../src/models/columns.js';
import { belongsTo, createTable, type Migration } from './migration.js';

export const createPlayers: Migration = {
  name: '0002-create-players',
  async up(context) {
    await createTable(
      context,
      'clubs',
      {
        id: primaryKey(integer()),
        competition_id: integer(),
        short: text(8),
        name_nl: text(80),
        name_en: text(80),
        group_name: text(8),
        external_id: optional.text(80),
        updated_at: moment(),
      },
      [['competition_id']],
    );
    await createTable(
      context,
      'players',
      {
        id: primaryKey(integer()),
        competition_id: integer(),
        club_id: belongsTo('clubs', integer()),
        position_id: integer(),
        shirt: optional.integer(),
        name: text(120),
        short: text(40),
        forename: text(80),
        surname: text(80),
        club_name: optional.text(120),
        value: integer(),
        ban: flag(),
        injury: flag(),
        portrait_url: optional.text(300),
      },
      [['club_id'], ['competition_id', 'position_id']],
    );
  },
};
