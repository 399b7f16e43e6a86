import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  Model,
  ModelStatic,
  Sequelize,
} from 'sequelize';
import { flag, integer, primaryKey, tableOptions, withDefault } from './columns.js';

/** Progress of posting the results of a confirmed matchday, in one version, in the chats of leagues. */
export interface LeagueResultRound
  extends Model<InferAttributes<LeagueResultRound>, InferCreationAttributes<LeagueResultRound>> {
  competitionId: number;
  weekId: number;
  version: number;
  /** All leagues up to this id are done. */
  cursorLeagueId: CreationOptional<number>;
  done: CreationOptional<boolean>;
}

export function defineLeagueResultRound(sequelize: Sequelize): ModelStatic<LeagueResultRound> {
  return sequelize.define<LeagueResultRound>(
    'LeagueResultRound',
    {
      competitionId: primaryKey(integer()),
      weekId: primaryKey(integer()),
      version: primaryKey(integer()),
      cursorLeagueId: withDefault(integer(), 0),
      done: withDefault(flag(), false),
    },
    tableOptions('league_result_rounds'),
  );
}
