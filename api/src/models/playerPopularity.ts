import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  Model,
  ModelStatic,
  Sequelize,
} from 'sequelize';
import { integer, optional, primaryKey, tableOptions } from './columns.js';

/** What teams do with a player for a matchday, as its deadline finds it; null where it was not counted. */
export interface PlayerPopularity
  extends Model<InferAttributes<PlayerPopularity>, InferCreationAttributes<PlayerPopularity>> {
  playerId: number;
  weekId: number;
  /** Teams that hold him. */
  teams: number;
  /** Teams whose captain he is. */
  captains: CreationOptional<number | null>;
  /** Confirmed transfers that bought him. */
  transfersIn: CreationOptional<number | null>;
  /** Confirmed transfers that sold him. */
  transfersOut: CreationOptional<number | null>;
}

export function definePlayerPopularity(sequelize: Sequelize): ModelStatic<PlayerPopularity> {
  return sequelize.define<PlayerPopularity>(
    'PlayerPopularity',
    {
      playerId: primaryKey(integer()),
      weekId: primaryKey(integer()),
      teams: integer(),
      captains: optional.integer(),
      transfersIn: optional.integer(),
      transfersOut: optional.integer(),
    },
    tableOptions('player_popularity'),
  );
}
