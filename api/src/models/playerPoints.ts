import type { InferAttributes, InferCreationAttributes, Model, ModelStatic, Sequelize } from 'sequelize';
import { integer, primaryKey, tableOptions, text } from './columns.js';

/** Points of one appearance; why he got them is computed again when asked. */
export interface PlayerPoints
  extends Model<InferAttributes<PlayerPoints>, InferCreationAttributes<PlayerPoints>> {
  matchId: number;
  playerId: number;
  weekId: number;
  halfPoints: number;
  minutes: number;
  statsHash: string;
}

export function definePlayerPoints(sequelize: Sequelize): ModelStatic<PlayerPoints> {
  return sequelize.define<PlayerPoints>(
    'PlayerPoints',
    {
      matchId: primaryKey(integer()),
      playerId: primaryKey(integer()),
      weekId: integer(),
      halfPoints: integer(),
      minutes: integer(),
      statsHash: text(64),
    },
    tableOptions('player_points'),
  );
}
