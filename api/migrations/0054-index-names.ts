import { flag, integer, longText, moment, primaryKey, withDefault } from '../src/models/columns.js';
import { createTable, type Migration } from './migration.js';

/**
 * The names of teams as the database searches them when there are many (ADR 53): made from `teams` and `users` by a
 * job, so that the release before this one, which leaves these tables alone, may run beside it.
 */
export const indexNames: Migration = {
  name: '0054-index-names',
  async up(context) {
    await createTable(context, 'team_names', {
      team_id: primaryKey(integer()),
      competition_id: integer(),
      names: longText(),
    });
    await createTable(context, 'name_ends', {
      competition_id: primaryKey(integer()),
      // UTF-8, compared byte for byte: a text column would take "de" and "de " for the same.
      letters: primaryKey({ type: 'VARBINARY(64)', allowNull: false }),
      team_id: primaryKey(integer()),
    });
    await createTable(context, 'name_progress', {
      id: primaryKey(integer()),
      highest_id: withDefault(integer(), 0),
      read_at: withDefault(moment(), 0),
      complete: withDefault(flag(), false),
    });
  },
};
