import type { InferAttributes, InferCreationAttributes, Model, ModelStatic, Sequelize } from 'sequelize';
import { integer, longText, primaryKey, tableOptions } from './columns.js';

/** The result of a matchday as a league posted it in its chat, once for each matchday. */
export interface LeagueResult
  extends Model<InferAttributes<LeagueResult>, InferCreationAttributes<LeagueResult>> {
  leagueId: number;
  weekId: number;
  commentId: number;
  /** `ResultFacts` as JSON. */
  facts: string;
}

export function defineLeagueResult(sequelize: Sequelize): ModelStatic<LeagueResult> {
  return sequelize.define<LeagueResult>(
    'LeagueResult',
    {
      leagueId: primaryKey(integer()),
      weekId: primaryKey(integer()),
      commentId: integer(),
      facts: longText(),
    },
    tableOptions('league_results'),
  );
}
