import type { InferAttributes, InferCreationAttributes, Model, ModelStatic, Sequelize } from 'sequelize';
import { integer, longText, primaryKey, tableOptions } from './columns.js';

/**
 * The names by which a team can be found, in the form in which they are compared (`foldNames`); source of
 * `name_ends`.
 */
export interface TeamName extends Model<InferAttributes<TeamName>, InferCreationAttributes<TeamName>> {
  teamId: number;
  competitionId: number;
  names: string;
}

export function defineTeamName(sequelize: Sequelize): ModelStatic<TeamName> {
  return sequelize.define<TeamName>(
    'TeamName',
    { teamId: primaryKey(integer()), competitionId: integer(), names: longText() },
    tableOptions('team_names'),
  );
}
