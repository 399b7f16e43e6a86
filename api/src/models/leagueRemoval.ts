import type { InferAttributes, InferCreationAttributes, Model, ModelStatic, Sequelize } from 'sequelize';
import { integer, moment, primaryKey, tableOptions } from './columns.js';

/** A team that the admin removed from a league: only the admin lets its owner in again, with whichever team. */
export interface LeagueRemoval
  extends Model<InferAttributes<LeagueRemoval>, InferCreationAttributes<LeagueRemoval>> {
  leagueId: number;
  teamId: number;
  removedAt: number;
}

export function defineLeagueRemoval(sequelize: Sequelize): ModelStatic<LeagueRemoval> {
  return sequelize.define<LeagueRemoval>(
    'LeagueRemoval',
    { leagueId: primaryKey(integer()), teamId: primaryKey(integer()), removedAt: moment() },
    tableOptions('league_removals'),
  );
}
