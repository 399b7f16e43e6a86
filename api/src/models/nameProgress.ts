import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  Model,
  ModelStatic,
  Sequelize,
} from 'sequelize';
import { flag, integer, moment, primaryKey, tableOptions, withDefault } from './columns.js';

/** Progress of the index of names in the database; one row. */
export interface NameProgress
  extends Model<InferAttributes<NameProgress>, InferCreationAttributes<NameProgress>> {
  id: number;
  /** Id of the last team that was read, or claimed in a range, in the order of the ids. */
  highestId: CreationOptional<number>;
  /** Real time, epoch milliseconds, from which changed names have to be read again. */
  readAt: CreationOptional<number>;
  /** All teams were put into the index once. */
  complete: CreationOptional<boolean>;
}

export function defineNameProgress(sequelize: Sequelize): ModelStatic<NameProgress> {
  return sequelize.define<NameProgress>(
    'NameProgress',
    {
      id: primaryKey(integer()),
      highestId: withDefault(integer(), 0),
      readAt: withDefault(moment(), 0),
      complete: withDefault(flag(), false),
    },
    tableOptions('name_progress'),
  );
}
