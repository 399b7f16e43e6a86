import { integer, optional, primaryKey } from './columns.js';
import { type Row, table } from './table.js';

/** A drawn match of a head-to-head league; once its matchday is locked it stays, also when a team leaves. */
export interface LeagueMatch extends Row<LeagueMatch> {
  leagueId: number;
  weekId: number;
  homeTeamId: number;
  /** Null: the team plays against the league's average. */
  awayTeamId: number | null;
}

export const defineLeagueMatch = table<LeagueMatch>('LeagueMatch', 'league_matches', {
  leagueId: primaryKey(integer()),
  weekId: primaryKey(integer()),
  homeTeamId: primaryKey(integer()),
  awayTeamId: optional.integer(),
});
