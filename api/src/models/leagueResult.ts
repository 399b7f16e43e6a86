import { integer, longText, primaryKey } from './columns.js';
import { type Row, table } from './table.js';

/** The result of a matchday as a league posted it in its chat, once for each matchday. */
export interface LeagueResult extends Row<LeagueResult> {
  leagueId: number;
  weekId: number;
  commentId: number;
  /** `ResultFacts` as JSON. */
  facts: string;
}

export const defineLeagueResult = table<LeagueResult>('LeagueResult', 'league_results', {
  leagueId: primaryKey(integer()),
  weekId: primaryKey(integer()),
  commentId: integer(),
  facts: longText(),
});
