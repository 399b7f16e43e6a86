import type { InferAttributes, InferCreationAttributes, Model, ModelStatic, Sequelize } from 'sequelize';
import { integer, moment, optional, primaryKey, tableOptions, text } from './columns.js';

/** A matchday with its deadline and, once scored, what all teams share. */
export interface Matchday extends Model<InferAttributes<Matchday>, InferCreationAttributes<Matchday>> {
  competitionId: number;
  weekId: number;
  deadlineAt: number;
  state: 'open' | 'provisional' | 'confirmed';
  /** The settlement whose results are visible; null before the first. */
  version: number | null;
  /** Mean team score, half points. */
  averageHalf: number | null;
  winnerTeamId: number | null;
  /** Half points. */
  winnerHalf: number | null;
  /** Teams that took part. */
  teams: number | null;
}

export function defineMatchday(sequelize: Sequelize): ModelStatic<Matchday> {
  return sequelize.define<Matchday>(
    'Matchday',
    {
      competitionId: primaryKey(integer()),
      weekId: primaryKey(integer()),
      deadlineAt: moment(),
      state: text(16),
      version: optional.integer(),
      averageHalf: optional.integer(),
      winnerTeamId: optional.integer(),
      winnerHalf: optional.integer(),
      teams: optional.integer(),
    },
    tableOptions('matchdays'),
  );
}
