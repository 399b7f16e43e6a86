import type { CreationOptional } from 'sequelize';
import { flag, integer, moment, primaryKey, withDefault } from './columns.js';
import { type Row, table } from './table.js';

/** Progress of the index of names in the database; one row. */
export interface NameProgress extends Row<NameProgress> {
  id: number;
  /** Id of the last team that was read, or claimed in a range, in the order of the ids. */
  highestId: CreationOptional<number>;
  /** Real time, epoch milliseconds, from which changed names have to be read again. */
  readAt: CreationOptional<number>;
  /** All teams were put into the index once. */
  complete: CreationOptional<boolean>;
}

export const defineNameProgress = table<NameProgress>('NameProgress', 'name_progress', {
  id: primaryKey(integer()),
  highestId: withDefault(integer(), 0),
  readAt: withDefault(moment(), 0),
  complete: withDefault(flag(), false),
});
