import { integer, moment, primaryKey } from '../src/models/columns.js';
import { createTable, type Migration } from './migration.js';

/**
 * Ranges of teams that workers put into the index of names at the same time (ADR 63); the release before leaves it
 * alone.
 */
export const nameRanges: Migration = {
  name: '0060-name-ranges',
  async up(context) {
    await createTable(context, 'name_ranges', {
      first_id: primaryKey(integer()),
      last_id: integer(),
      lease_until: moment(),
    });
  },
};
