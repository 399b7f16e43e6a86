import { integer, moment, primaryKey } from '../src/models/columns.js';
import { createTable, type Migration } from './migration.js';

export const createCalendar: Migration = {
  name: '0018-create-calendar',
  async up(context) {
    await createTable(context, 'calendar_entries', {
      competition_id: primaryKey(integer()),
      week_id: primaryKey(integer()),
      deadline_at: moment(),
      sequence: integer(),
      changed_at: moment(),
    });
  },
};
