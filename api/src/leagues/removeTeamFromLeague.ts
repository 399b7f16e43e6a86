import { QueryTypes, type Transaction } from 'sequelize';
import type { Database } from '../infra/db/database.js';
import type { League } from '../models/index.js';
import type { Season } from '../tournament/index.js';
import { redraw } from './redraw.js';

type Writes = Pick<Database, 'models' | 'sequelize'>;

/**
 * Removes a team from a league whose row is locked. When the admin has no team left, the member who joined first
 * becomes admin; with the last team the league is deleted (decisions §5.7). Returns the cover to remove after the
 * commit; null without one.
 */
export async function removeTeamFromLeague(
  context: Writes,
  league: League,
  teamId: number,
  season: Season,
  transaction: Transaction,
): Promise<string | null> {
  const { models } = context;
  await models.LeagueMember.destroy({ where: { leagueId: league.id, teamId }, transaction });
  const owners = await ownersInOrder(context, league.id, transaction);
  const [first] = owners;
  if (first === undefined) {
    await league.destroy({ transaction });
    return league.cover;
  }
  if (!owners.includes(league.adminId)) await league.update({ adminId: first }, { transaction });
  await redraw(context, league, season, transaction);
  return null;
}

/**
 * The leagues of teams whose rows are locked, their rows locked too. Call it before any read without a lock: such a
 * read fixes a state from before concurrent changes.
 */
export async function lockLeaguesOf(
  { models }: Pick<Database, 'models'>,
  teamIds: readonly number[],
  transaction: Transaction,
): Promise<League[]> {
  const memberships = await models.LeagueMember.findAll({
    attributes: ['leagueId'],
    where: { teamId: [...teamIds] },
    transaction,
    lock: true,
  });
  const id = memberships.map(({ leagueId }) => leagueId);
  return models.League.findAll({ where: { id }, order: [['id', 'ASC']], transaction, lock: true });
}

/** The users who own teams of a league, in the order of joining. */
async function ownersInOrder(
  { sequelize }: Pick<Database, 'sequelize'>,
  leagueId: number,
  transaction: Transaction,
): Promise<number[]> {
  const rows = await sequelize.query<{ readonly userId: number }>(
    `SELECT t.user_id AS userId FROM league_members l JOIN teams t ON t.id = l.team_id
      WHERE l.league_id = :leagueId AND t.deleted_at IS NULL ORDER BY l.joined_at, l.team_id`,
    { replacements: { leagueId }, type: QueryTypes.SELECT, transaction },
  );
  return rows.map(({ userId }) => userId);
}
