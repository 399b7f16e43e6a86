import type { InferAttributes, InferCreationAttributes, Model, ModelStatic, Sequelize } from 'sequelize';
import { exactText, integer, moment, primaryKey, tableOptions } from './columns.js';

/** The version of a match or a player that the live feed sent last. */
export interface FeedVersion
  extends Model<InferAttributes<FeedVersion>, InferCreationAttributes<FeedVersion>> {
  kind: 'match' | 'player';
  /** Id of the row in `matches` or `players`. */
  rowId: number;
  version: number;
  /** SHA-256 of what it said. */
  digest: string;
}

export function defineFeedVersion(sequelize: Sequelize): ModelStatic<FeedVersion> {
  return sequelize.define<FeedVersion>(
    'FeedVersion',
    {
      kind: primaryKey(exactText(8)),
      rowId: primaryKey(integer()),
      version: moment(),
      digest: exactText(64),
    },
    tableOptions('feed_versions'),
  );
}
