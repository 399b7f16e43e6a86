import type { InferAttributes, InferCreationAttributes, Model, ModelStatic, Sequelize } from 'sequelize';
import { exactText, integer, primaryKey, tableOptions } from './columns.js';

/** A word of a league's name as it is searched: lower case, without accents. */
export interface LeagueWord extends Model<InferAttributes<LeagueWord>, InferCreationAttributes<LeagueWord>> {
  word: string;
  leagueId: number;
}

export function defineLeagueWord(sequelize: Sequelize): ModelStatic<LeagueWord> {
  return sequelize.define<LeagueWord>(
    'LeagueWord',
    { word: primaryKey(exactText(100)), leagueId: primaryKey(integer()) },
    tableOptions('league_words'),
  );
}
