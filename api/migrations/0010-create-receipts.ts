import { autoId, integer, longText, moment, optional, text } from '../src/models/columns.js';
import { belongsTo, createTable, type Migration } from './migration.js';

/** Every accepted change of a team (decisions §3.7). */
export const createReceipts: Migration = {
  name: '0010-create-receipts',
  async up(context) {
    await createTable(
      context,
      'receipts',
      {
        id: autoId(),
        team_id: belongsTo('teams', integer()),
        user_id: integer(),
        week_id: integer(),
        kind: text(32),
        at: moment(),
        deadline_at: optional.moment(),
        version: integer(),
        changes: longText(),
      },
      [['team_id', 'id'], ['week_id']],
    );
  },
};
