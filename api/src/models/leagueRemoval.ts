import { integer, moment, primaryKey } from './columns.js';
import { type Row, table } from './table.js';

/** A team that the admin removed from a league: only the admin lets its owner in again, with whichever team. */
export interface LeagueRemoval extends Row<LeagueRemoval> {
  leagueId: number;
  teamId: number;
  removedAt: number;
}

export const defineLeagueRemoval = table<LeagueRemoval>('LeagueRemoval', 'league_removals', {
  leagueId: primaryKey(integer()),
  teamId: primaryKey(integer()),
  removedAt: moment(),
});
