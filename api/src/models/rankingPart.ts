import { bytes, integer, primaryKey } from './columns.js';
import { type Row, table } from './table.js';

/**
 * Some places of a ranking, in one version of its matchday's settlement;
 * `packed/rankingPlaces.ts` says what the bytes mean.
 */
export interface RankingPart extends Row<RankingPart> {
  weekId: number;
  version: number;
  /** The matchday its points are counted from: the first for the overall ranking, `weekId` for the matchday's own. */
  firstWeek: number;
  /** 0, 1, 2 …, the best first. */
  part: number;
  places: Buffer;
}

export const defineRankingPart = table<RankingPart>('RankingPart', 'ranking_parts', {
  weekId: primaryKey(integer()),
  version: primaryKey(integer()),
  firstWeek: primaryKey(integer()),
  part: primaryKey(integer()),
  places: bytes(),
});
