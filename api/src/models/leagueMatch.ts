import type { InferAttributes, InferCreationAttributes, Model, ModelStatic, Sequelize } from 'sequelize';
import { integer, optional, primaryKey, tableOptions } from './columns.js';

/** A drawn match of a head-to-head league; once its matchday is locked it stays, also when a team leaves. */
export interface LeagueMatch
  extends Model<InferAttributes<LeagueMatch>, InferCreationAttributes<LeagueMatch>> {
  leagueId: number;
  weekId: number;
  homeTeamId: number;
  /** Null: the team plays against the league's average. */
  awayTeamId: number | null;
}

export function defineLeagueMatch(sequelize: Sequelize): ModelStatic<LeagueMatch> {
  return sequelize.define<LeagueMatch>(
    'LeagueMatch',
    {
      leagueId: primaryKey(integer()),
      weekId: primaryKey(integer()),
      homeTeamId: primaryKey(integer()),
      awayTeamId: optional.integer(),
    },
    tableOptions('league_matches'),
  );
}
