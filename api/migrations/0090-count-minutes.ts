import { exactText, integer, primaryKey } from '../src/models/columns.js';
import { createTable, type Migration } from './migration.js';

/** How much happens, by minute of real time. */
export const countMinutes: Migration = {
  name: '0090-count-minutes',
  async up(context) {
    await createTable(context, 'minute_counts', {
      minute: primaryKey(integer()),
      name: primaryKey(exactText(16)),
      count: integer(),
    });
  },
};
