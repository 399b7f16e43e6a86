import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  Model,
  ModelStatic,
  Sequelize,
} from 'sequelize';
import { autoId, integer, moment, tableOptions } from './columns.js';

/** A bench player who came on for a starter while a matchday ran (decisions §4.6); an undone one has no row. */
export interface PowerSub extends Model<InferAttributes<PowerSub>, InferCreationAttributes<PowerSub>> {
  id: CreationOptional<number>;
  teamId: number;
  weekId: number;
  outId: number;
  inId: number;
  at: number;
}

export function definePowerSub(sequelize: Sequelize): ModelStatic<PowerSub> {
  return sequelize.define<PowerSub>(
    'PowerSub',
    {
      id: autoId(),
      teamId: integer(),
      weekId: integer(),
      outId: integer(),
      inId: integer(),
      at: moment(),
    },
    tableOptions('power_subs'),
  );
}
