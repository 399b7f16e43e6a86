import type { Database } from '../infra/db/database.js';
import { select } from '../infra/db/select.js';
import { type LeagueTeamRow, loadTeamsById } from './loadMembers.js';

export interface Removal {
  readonly team: LeagueTeamRow;
  /** Epoch milliseconds of game time. */
  readonly removedAt: number;
}

/** More removed teams than a league that people play in has. */
const MOST = 500;

/** The teams that the admin of a league removed and that were not deleted since, the last one first. */
export async function loadRemovals(
  database: Pick<Database, 'sequelize'>,
  leagueId: number,
): Promise<Removal[]> {
  const rows = await select<{ readonly teamId: number; readonly removedAt: number }>(
    database.sequelize,
    `SELECT r.team_id AS teamId, r.removed_at AS removedAt
       FROM league_removals r JOIN teams t ON t.id = r.team_id AND t.deleted_at IS NULL
      WHERE r.league_id = :leagueId ORDER BY r.team_id DESC LIMIT ${MOST}`,
    { leagueId },
  );
  const teams = await loadTeamsById(
    database,
    rows.map(({ teamId }) => teamId),
  );
  return rows
    .flatMap(({ teamId, removedAt }) => {
      const team = teams.get(teamId);
      return team ? [{ team, removedAt: Number(removedAt) }] : [];
    })
    .sort((a, b) => b.removedAt - a.removedAt);
}
