import type { InferAttributes, InferCreationAttributes, Model, ModelStatic, Sequelize } from 'sequelize';
import { integer, optional, primaryKey, tableOptions } from './columns.js';

/** A team's points and places after a matchday, in one version of its settlement. */
export interface TeamResult extends Model<InferAttributes<TeamResult>, InferCreationAttributes<TeamResult>> {
  weekId: number;
  version: number;
  teamId: number;
  halfPoints: number;
  /** All matchdays up to this one, half points. */
  totalHalf: number;
  weekRank: number;
  generalRank: number;
  generalMove: number | null;
}

export function defineTeamResult(sequelize: Sequelize): ModelStatic<TeamResult> {
  return sequelize.define<TeamResult>(
    'TeamResult',
    {
      weekId: primaryKey(integer()),
      version: primaryKey(integer()),
      teamId: primaryKey(integer()),
      halfPoints: integer(),
      totalHalf: integer(),
      weekRank: integer(),
      generalRank: integer(),
      generalMove: optional.integer(),
    },
    tableOptions('team_results'),
  );
}
