import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  Model,
  ModelStatic,
  Sequelize,
} from 'sequelize';
import { integer, optional, primaryKey, tableOptions } from './columns.js';

/** How many teams hold or transferred a player in a matchday, as of its deadline; null where it was not counted. */
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
