import type { InferAttributes, InferCreationAttributes, Model, ModelStatic, Sequelize } from 'sequelize';
import { flag, integer, moment, primaryKey, tableOptions } from './columns.js';

/** A value that a player has from a moment on; before the first there is his opening value. */
export interface PlayerValue
  extends Model<InferAttributes<PlayerValue>, InferCreationAttributes<PlayerValue>> {
  playerId: number;
  /** Game time. */
  fromAt: number;
  /** Tenths of a million. */
  value: number;
  /** Its moment has come: `players.value` has taken it into account. */
  applied: boolean;
}

export function definePlayerValue(sequelize: Sequelize): ModelStatic<PlayerValue> {
  return sequelize.define<PlayerValue>(
    'PlayerValue',
    {
      playerId: primaryKey(integer()),
      fromAt: primaryKey(moment()),
      value: integer(),
      applied: flag(),
    },
    tableOptions('player_values'),
  );
}
