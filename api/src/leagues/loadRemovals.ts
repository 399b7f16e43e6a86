import type { Database } from '../infra/db/database.js';
import { select } from '../infra/db/select.js';
import { type LeagueTeamRow, loadTeamsById } from './loadMembers.js';

export interface Removal {
  readonly team: LeagueTeamRow;
  /** Epoch milliseconds of game time. */
  readonly removedAt: number;
}

/** Maximum number of removed teams that are listed; more than a league in use has. */
const MAX_REMOVALS = 500;

/**
 * The teams that the admin of a league removed, the last one first. A team that its owner deleted since is represented
 * by his first other team outside the league, with which the admin may let him in again.
 */
export async function loadRemovals(
  database: Pick<Database, 'models' | 'sequelize'>,
  leagueId: number,
): Promise<Removal[]> {
  const rows = await select<RemovedTeam>(
    database.sequelize,
    `SELECT r.team_id AS teamId, r.removed_at AS removedAt, t.user_id AS userId, t.competition_id AS competitionId,
            t.deleted_at IS NOT NULL AS isDeleted
       FROM league_removals r JOIN teams t ON t.id = r.team_id
      WHERE r.league_id = :leagueId ORDER BY r.team_id DESC LIMIT ${MAX_REMOVALS}`,
    { leagueId },
  );
  const others = await firstOthers(
    database,
    leagueId,
    rows.filter(({ isDeleted }) => isDeleted),
  );
  const removedAt = new Map<number, number>();
  for (const row of rows) {
    const teamId = row.isDeleted ? others.get(row.userId) : row.teamId;
    if (teamId === undefined) continue;
    removedAt.set(teamId, Math.max(Number(row.removedAt), removedAt.get(teamId) ?? 0));
  }
  const teams = await loadTeamsById(database, [...removedAt.keys()]);
  return [...removedAt]
    .flatMap(([teamId, at]) => {
      const team = teams.get(teamId);
      return team ? [{ team, removedAt: at }] : [];
    })
    .sort((a, b) => b.removedAt - a.removedAt);
}

interface RemovedTeam {
  readonly teamId: number;
  readonly removedAt: number;
  readonly userId: number;
  readonly competitionId: number;
  readonly isDeleted: number | boolean;
}

/** By user id: the first team outside the league of the owners of deleted teams. */
async function firstOthers(
  { models }: Pick<Database, 'models'>,
  leagueId: number,
  deletedTeams: readonly RemovedTeam[],
): Promise<ReadonlyMap<number, number>> {
  const [first] = deletedTeams;
  if (!first) return new Map();
  const ownTeams = await models.Team.findAll({
    attributes: ['id', 'userId'],
    where: {
      userId: deletedTeams.map(({ userId }) => userId),
      competitionId: first.competitionId,
      deletedAt: null,
    },
    raw: true,
  });
  const members = await models.LeagueMember.findAll({
    attributes: ['teamId'],
    where: { leagueId, teamId: ownTeams.map(({ id }) => id) },
    raw: true,
  });
  const inside = new Set(members.map(({ teamId }) => teamId));
  const outside = ownTeams.filter(({ id }) => !inside.has(id)).sort((a, b) => b.id - a.id);
  return new Map(outside.map(({ id, userId }) => [userId, id]));
}
