import { integer, optional, primaryKey, text } from './columns.js';
import { type Row, table } from './table.js';

/**
 * A copy of the lineups that 8,192 teams with neighbouring ids play a matchday with; `packed/frozenLineups.ts`
 * says what the bytes mean.
 */
export interface FrozenLineups extends Row<FrozenLineups> {
  competitionId: number;
  /** Index of the range of 8,192 ids. */
  part: number;
  weekId: number;
  /** Clock and rules under which the copy was made; under others it is invalid. */
  form: string;
  /** Incremented whenever a copy is dropped: a read that began before is not stored any more. */
  version: number;
  /** Null until they were read. */
  lineups: Buffer | null;
}

export const defineFrozenLineups = table<FrozenLineups>('FrozenLineups', 'frozen_lineups', {
  competitionId: primaryKey(integer()),
  part: primaryKey(integer()),
  weekId: primaryKey(integer()),
  form: text(120),
  version: integer(),
  lineups: optional.manyBytes(),
});
