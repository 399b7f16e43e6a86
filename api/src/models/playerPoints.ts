import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  Model,
  ModelStatic,
  Sequelize,
} from 'sequelize';
import { flag, integer, longText, primaryKey, tableOptions, text, withDefault } from './columns.js';

/** Points of one appearance as they were settled, and why. */
export interface PlayerPoints
  extends Model<InferAttributes<PlayerPoints>, InferCreationAttributes<PlayerPoints>> {
  matchId: number;
  playerId: number;
  weekId: number;
  halfPoints: number;
  minutes: number;
  statsHash: string;
  /** JSON of his point lines; null for rows that an earlier release wrote. */
  linesJson: CreationOptional<string | null>;
  /** His match went on: the points are those so far. */
  live: CreationOptional<boolean>;
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
      linesJson: { ...longText(), allowNull: true },
      live: withDefault(flag(), false),
    },
    tableOptions('player_points'),
  );
}
