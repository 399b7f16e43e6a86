import { autoId, integer, moment } from '../src/models/columns.js';
import { belongsTo, createTable, type Migration } from './migration.js';

/** Power subs of running matchdays (decisions §4.6). */
export const createPowerSubs: Migration = {
  name: '0012-create-power-subs',
  async up(context) {
    await createTable(
      context,
      'power_subs',
      {
        id: autoId(),
        team_id: belongsTo('teams', integer()),
        week_id: integer(),
        out_id: integer(),
        in_id: integer(),
        at: moment(),
      },
      [{ unique: ['team_id', 'week_id', 'in_id'] }, ['week_id', 'team_id']],
    );
  },
};
