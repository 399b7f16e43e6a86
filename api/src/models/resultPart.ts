import type { InferAttributes, InferCreationAttributes, Model, ModelStatic, Sequelize } from 'sequelize';
import { bytes, integer, primaryKey, tableOptions } from './columns.js';

/**
 * The results of 64 teams with neighbouring ids, in one version of a matchday's settlement;
 * `packed/resultParts.ts` says what the bytes mean.
 */
export interface ResultPart extends Model<InferAttributes<ResultPart>, InferCreationAttributes<ResultPart>> {
  weekId: number;
  version: number;
  /** Index of the part of 64 ids. */
  part: number;
  results: Buffer;
}

export function defineResultPart(sequelize: Sequelize): ModelStatic<ResultPart> {
  return sequelize.define<ResultPart>(
    'ResultPart',
    {
      weekId: primaryKey(integer()),
      version: primaryKey(integer()),
      part: primaryKey(integer()),
      results: bytes(),
    },
    tableOptions('result_parts'),
  );
}
