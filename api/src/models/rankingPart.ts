import type { InferAttributes, InferCreationAttributes, Model, ModelStatic, Sequelize } from 'sequelize';
import { bytes, integer, primaryKey, tableOptions } from './columns.js';

/**
 * Some places of a ranking, in one version of its matchday's settlement;
 * `packed/rankingPlaces.ts` says what the bytes mean.
 */
export interface RankingPart
  extends Model<InferAttributes<RankingPart>, InferCreationAttributes<RankingPart>> {
  weekId: number;
  version: number;
  /** The matchday its points are counted from: the first for the overall ranking, `weekId` for the matchday's own. */
  firstWeek: number;
  /** 0, 1, 2 …, the best first. */
  part: number;
  places: Buffer;
}

export function defineRankingPart(sequelize: Sequelize): ModelStatic<RankingPart> {
  return sequelize.define<RankingPart>(
    'RankingPart',
    {
      weekId: primaryKey(integer()),
      version: primaryKey(integer()),
      firstWeek: primaryKey(integer()),
      part: primaryKey(integer()),
      places: bytes(),
    },
    tableOptions('ranking_parts'),
  );
}
