import type { Transaction } from 'sequelize';
import { premiumSql } from '../http/index.js';
import type { Database } from '../infra/db/database.js';
import type { JsonPart } from '../infra/db/jsonPart.js';
import { select } from '../infra/db/select.js';
import { presentBadge } from '../teams/index.js';

/** A team as leagues show it. */
export interface LeagueTeamRow {
  readonly teamId: number;
  readonly userId: number;
  readonly name: string;
  readonly badge: string | null;
  readonly nameVisible: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly isPremium: boolean;
  /** The first matchday the team scores in. */
  readonly weekId: number;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

export interface Member extends LeagueTeamRow {
  readonly leagueId: number;
  /** Epoch milliseconds of game time. */
  readonly joinedAt: number;
}

/** The columns of a team of `teams t` and its user `u`, which {@link readLeagueTeam} reads. */
export const LEAGUE_TEAM: JsonPart<LeagueTeamRow>['columns'] = {
  teamId: 't.id',
  userId: 't.user_id',
  name: 't.name',
  badge: 't.badge',
  nameVisible: 't.name_visible',
  firstName: 'u.first_name',
  lastName: 'u.last_name',
  isPremium: premiumSql('t.user_id', 't.competition_id'),
  weekId: 't.week_id',
  createdAt: 't.created_at',
};
const TEAM = Object.entries(LEAGUE_TEAM)
  .map(([name, sql]) => `${sql} AS ${name}`)
  .join(', ');

/** The teams of a league in the order of joining. */
export async function loadMembers(
  { sequelize }: Pick<Database, 'sequelize'>,
  leagueId: number,
  transaction?: Transaction,
): Promise<Member[]> {
  const rows = await select<Member>(
    sequelize,
    `SELECT l.joined_at AS joinedAt, ${TEAM}
       FROM league_members l
       JOIN teams t ON t.id = l.team_id AND t.deleted_at IS NULL
       JOIN users u ON u.id = t.user_id
      WHERE l.league_id = :leagueId
      ORDER BY l.joined_at, l.team_id`,
    { leagueId },
    transaction,
  );
  return rows.map((row) => ({ ...readLeagueTeam(row), leagueId, joinedAt: Number(row.joinedAt) }));
}

/** Teams by id. Deleted ones too, because a drawn match names its teams, but without their managers' names. */
export async function loadTeamsById(
  { sequelize }: Pick<Database, 'sequelize'>,
  teamIds: readonly number[],
  transaction?: Transaction,
): Promise<ReadonlyMap<number, LeagueTeamRow>> {
  if (teamIds.length === 0) return new Map();
  const rows = await select<LeagueTeamRow & { readonly isDeleted: number }>(
    sequelize,
    `SELECT ${TEAM}, t.deleted_at IS NOT NULL AS isDeleted
       FROM teams t JOIN users u ON u.id = t.user_id WHERE t.id IN (:teamIds)`,
    { teamIds: [...teamIds] },
    transaction,
  );
  return new Map(
    rows.map((row) => {
      const team = readLeagueTeam(row);
      return [row.teamId, { ...team, nameVisible: team.nameVisible && !row.isDeleted }];
    }),
  );
}

/** Databases keep flags as 0 and 1, and long numbers may come as text. */
export function readLeagueTeam(row: LeagueTeamRow): LeagueTeamRow {
  return {
    teamId: row.teamId,
    userId: row.userId,
    name: row.name,
    badge: presentBadge(row.badge, Boolean(row.isPremium)),
    nameVisible: Boolean(row.nameVisible),
    firstName: row.firstName,
    lastName: row.lastName,
    isPremium: Boolean(row.isPremium),
    weekId: row.weekId,
    createdAt: Number(row.createdAt),
  };
}
