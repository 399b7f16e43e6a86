import { bytes, integer, primaryKey } from './columns.js';
import { type Row, table } from './table.js';

/**
 * The results of 64 teams with neighbouring ids, in one version of a matchday's settlement;
 * `packed/resultParts.ts` says what the bytes mean.
 */
export interface ResultPart extends Row<ResultPart> {
  weekId: number;
  version: number;
  /** Index of the part of 64 ids. */
  part: number;
  results: Buffer;
}

export const defineResultPart = table<ResultPart>('ResultPart', 'result_parts', {
  weekId: primaryKey(integer()),
  version: primaryKey(integer()),
  part: primaryKey(integer()),
  results: bytes(),
});
