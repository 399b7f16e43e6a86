import { integer, moment, primaryKey } from './columns.js';
import { type Row, table } from './table.js';

/** Ids of teams that one worker is putting into the index of names; the row is deleted with that. */
export interface NameRange extends Row<NameRange> {
  firstId: number;
  lastId: number;
  /** Real time, epoch milliseconds, from which another worker may do it. */
  leaseUntil: number;
}

export const defineNameRange = table<NameRange>('NameRange', 'name_ranges', {
  firstId: primaryKey(integer()),
  lastId: integer(),
  leaseUntil: moment(),
});
