import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  Model,
  ModelStatic,
  Sequelize,
} from 'sequelize';
import { autoId, integer, moment, tableOptions } from './columns.js';

/** An import that changed something; by its id readers know that what they keep in memory is old. */
export interface FeedImport extends Model<InferAttributes<FeedImport>, InferCreationAttributes<FeedImport>> {
  id: CreationOptional<number>;
  competitionId: number;
  /** Game time. */
  importedAt: number;
  /** Rows added, updated and removed. */
  changes: number;
}

export function defineFeedImport(sequelize: Sequelize): ModelStatic<FeedImport> {
  return sequelize.define<FeedImport>(
    'FeedImport',
    { id: autoId(), competitionId: integer(), importedAt: moment(), changes: integer() },
    tableOptions('feed_imports'),
  );
}
