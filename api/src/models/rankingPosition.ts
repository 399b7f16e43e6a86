import { bytes, integer, primaryKey } from './columns.js';
import { type Row, table } from './table.js';

/**
 * The positions of some teams in a ranking, by their ids, in one version of its matchday's settlement;
 * `packed/rankingPositions.ts` says what the bytes mean.
 */
export interface RankingPosition extends Row<RankingPosition> {
  weekId: number;
  version: number;
  /** As of the ranking. */
  firstWeek: number;
  /** The first binary digits of the ids. */
  part: number;
  positions: Buffer;
}

export const defineRankingPosition = table<RankingPosition>('RankingPosition', 'ranking_positions', {
  weekId: primaryKey(integer()),
  version: primaryKey(integer()),
  firstWeek: primaryKey(integer()),
  part: primaryKey(integer()),
  positions: bytes(),
});
