import { integer, longText, primaryKey } from '../src/models/columns.js';
import { belongsTo, createTable, type Migration } from './migration.js';

export const createCups: Migration = {
  name: '0038-create-cups',
  async up(context) {
    await createTable(context, 'league_cups', {
      league_id: primaryKey(belongsTo('leagues', integer())),
      week_id: integer(),
      seeds_json: longText(),
    });
  },
};
