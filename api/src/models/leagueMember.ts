import type { InferAttributes, InferCreationAttributes, Model, ModelStatic, Sequelize } from 'sequelize';
import { integer, moment, primaryKey, tableOptions } from './columns.js';

/** A team in a league; deleting the team takes it out. */
export interface LeagueMember
  extends Model<InferAttributes<LeagueMember>, InferCreationAttributes<LeagueMember>> {
  leagueId: number;
  teamId: number;
  joinedAt: number;
}

export function defineLeagueMember(sequelize: Sequelize): ModelStatic<LeagueMember> {
  return sequelize.define<LeagueMember>(
    'LeagueMember',
    { leagueId: primaryKey(integer()), teamId: primaryKey(integer()), joinedAt: moment() },
    tableOptions('league_members'),
  );
}
