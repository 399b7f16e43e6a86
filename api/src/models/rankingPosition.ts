import type { InferAttributes, InferCreationAttributes, Model, ModelStatic, Sequelize } from 'sequelize';
import { bytes, integer, primaryKey, tableOptions } from './columns.js';

/**
 * The positions of some teams in a ranking, by their ids, in one version of its matchday's settlement;
 * `packed/rankingPositions.ts` says what the bytes mean.
 */
export interface RankingPosition
  extends Model<InferAttributes<RankingPosition>, InferCreationAttributes<RankingPosition>> {
  weekId: number;
  version: number;
  /** As of the ranking. */
  firstWeek: number;
  /** The first binary digits of the ids. */
  part: number;
  positions: Buffer;
}

export function defineRankingPosition(sequelize: Sequelize): ModelStatic<RankingPosition> {
  return sequelize.define<RankingPosition>(
    'RankingPosition',
    {
      weekId: primaryKey(integer()),
      version: primaryKey(integer()),
      firstWeek: primaryKey(integer()),
      part: primaryKey(integer()),
      positions: bytes(),
    },
    tableOptions('ranking_positions'),
  );
}
