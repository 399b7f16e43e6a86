import { integer, moment, primaryKey } from './columns.js';
import { type Row, table } from './table.js';

/** A team in a league; deleting the team takes it out. */
export interface LeagueMember extends Row<LeagueMember> {
  leagueId: number;
  teamId: number;
  joinedAt: number;
}

export const defineLeagueMember = table<LeagueMember>('LeagueMember', 'league_members', {
  leagueId: primaryKey(integer()),
  teamId: primaryKey(integer()),
  joinedAt: moment(),
});
