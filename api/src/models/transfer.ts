import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  Model,
  ModelStatic,
  Sequelize,
} from 'sequelize';
import { autoId, flag, integer, moment, tableOptions } from './columns.js';

/** A confirmed transfer. */
export interface Transfer extends Model<InferAttributes<Transfer>, InferCreationAttributes<Transfer>> {
  id: CreationOptional<number>;
  teamId: number;
  weekId: number;
  inId: number;
  outId: number;
  /** Tenths of a million. */
  inPrice: number;
  /** Tenths of a million. */
  outPrice: number;
  /** Purchase price of the sold player, tenths of a million: restored when the transfer is undone. */
  outPurchase: number;
  /** Beyond the nation limit: costs no free transfer (decisions §1.5). */
  extra: boolean;
  createdAt: number;
}

export function defineTransfer(sequelize: Sequelize): ModelStatic<Transfer> {
  return sequelize.define<Transfer>(
    'Transfer',
    {
      id: autoId(),
      teamId: integer(),
      weekId: integer(),
      inId: integer(),
      outId: integer(),
      inPrice: integer(),
      outPrice: integer(),
      outPurchase: integer(),
      extra: flag(),
      createdAt: moment(),
    },
    tableOptions('transfers'),
  );
}
