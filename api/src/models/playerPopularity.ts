import type { InferAttributes, InferCreationAttributes, Model, ModelStatic, Sequelize } from 'sequelize';
import { integer, primaryKey, tableOptions } from './columns.js';

/** How many teams hold a player at a matchday's deadline. */
export interface PlayerPopularity
  extends Model<InferAttributes<PlayerPopularity>, InferCreationAttributes<PlayerPopularity>> {
  playerId: number;
  weekId: number;
  teams: number;
}

export function definePlayerPopularity(sequelize: Sequelize): ModelStatic<PlayerPopularity> {
  return sequelize.define<PlayerPopularity>(
    'PlayerPopularity',
    {
      playerId: primaryKey(integer()),
      weekId: primaryKey(integer()),
      teams: integer(),
    },
    tableOptions('player_popularity'),
  );
}
