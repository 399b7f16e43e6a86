import type { InferAttributes, InferCreationAttributes, Model, ModelStatic, Sequelize } from 'sequelize';
import { integer, longText, primaryKey, tableOptions } from './columns.js';

/** What a team can be found by, as names are compared (`foldNames`): what `name_ends` was made from. */
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
