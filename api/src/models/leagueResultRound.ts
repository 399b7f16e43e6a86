import type { CreationOptional } from 'sequelize';
import { flag, integer, primaryKey, withDefault } from './columns.js';
import { type Row, table } from './table.js';

/** Progress of posting the results of a confirmed matchday, in one version, in the chats of leagues. */
export interface LeagueResultRound extends Row<LeagueResultRound> {
  competitionId: number;
  weekId: number;
  version: number;
  /** All leagues up to this id are done. */
  cursorLeagueId: CreationOptional<number>;
  done: CreationOptional<boolean>;
}

export const defineLeagueResultRound = table<LeagueResultRound>('LeagueResultRound', 'league_result_rounds', {
  competitionId: primaryKey(integer()),
  weekId: primaryKey(integer()),
  version: primaryKey(integer()),
  cursorLeagueId: withDefault(integer(), 0),
  done: withDefault(flag(), false),
});
