import type { InferAttributes, InferCreationAttributes, Model, ModelStatic, Sequelize } from 'sequelize';
import { integer, moment, primaryKey, tableOptions } from './columns.js';

/** Ids of teams that one worker is putting into the index of names; the row is deleted with that. */
export interface NameRange extends Model<InferAttributes<NameRange>, InferCreationAttributes<NameRange>> {
  firstId: number;
  lastId: number;
  /** Real time, epoch milliseconds, from which another worker may do it. */
  leaseUntil: number;
}

export function defineNameRange(sequelize: Sequelize): ModelStatic<NameRange> {
  return sequelize.define<NameRange>(
    'NameRange',
    { firstId: primaryKey(integer()), lastId: integer(), leaseUntil: moment() },
    tableOptions('name_ranges'),
  );
}
