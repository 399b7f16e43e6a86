import type { Transaction } from 'sequelize';
import type { Caller } from '../http/index.js';
import type { Database } from '../infra/db/database.js';
import { select } from '../infra/db/select.js';
import { Refusal } from '../infra/errors.js';
import type { League } from '../models/index.js';
import { requirePlayable } from '../tournament/index.js';
import { withInviteKeys } from './inviteKeys.js';
import { isMember } from './membership.js';
import { authorizeInLeague } from './policies/policies.js';

/** A league as it is stored. */
export type StoredLeague = Pick<
  League,
  | 'id'
  | 'competitionId'
  | 'name'
  | 'cover'
  | 'adminId'
  | 'weekId'
  | 'mode'
  | 'findable'
  | 'inviteKey'
  | 'createdAt'
>;

/** The columns of `leagues l` from which {@link toStoredLeagues} makes leagues. */
export const LEAGUE_COLUMNS = `
  l.id, l.competition_id AS competitionId, l.name, l.cover, l.admin_id AS adminId, l.week_id AS weekId, l.mode,
  l.findable, l.invite_key AS inviteKey, l.created_at AS createdAt`;

/** Leagues by id, in the order of the ids. */
export async function loadLeagues(
  database: Pick<Database, 'sequelize'>,
  ids: readonly number[],
): Promise<readonly StoredLeague[]> {
  if (ids.length === 0) return [];
  const rows = await select<StoredLeague>(
    database.sequelize,
    `SELECT ${LEAGUE_COLUMNS} FROM leagues l WHERE l.id IN (:ids) ORDER BY l.id`,
    { ids },
  );
  return toStoredLeagues(database, rows);
}

/** Leagues of rows, which may have more columns; SQLite keeps flags as 0 and 1. */
export function toStoredLeagues(
  database: Pick<Database, 'sequelize'>,
  rows: readonly StoredLeague[],
  transaction?: Transaction,
): Promise<readonly StoredLeague[]> {
  const leagues = rows.map(
    ({ id, competitionId, name, cover, adminId, weekId, mode, findable, inviteKey, createdAt }) => ({
      ...{ id, competitionId, name, cover, adminId, weekId, mode, inviteKey },
      findable: Boolean(findable),
      createdAt: Number(createdAt),
    }),
  );
  return withInviteKeys(database, leagues, transaction);
}

/**
 * Loads the league of a call by a member.
 * @throws the refusals `not-found` for an unknown league, `forbidden` for a caller without a team in it
 */
export async function requireLeague(
  database: Pick<Database, 'sequelize'>,
  leagueId: number,
  { userId }: Pick<Caller, 'userId'>,
): Promise<StoredLeague> {
  const [league] = await loadLeagues(database, [leagueId]);
  if (!league) throw new Refusal('not-found');
  authorizeInLeague('league.read', { userId, isMember: await isMember(database, leagueId, userId) });
  return league;
}

/** A league to change, its row locked until the transaction ends. Lock a team before its leagues. */
export async function lockLeague(
  { models, sequelize }: Pick<Database, 'models' | 'sequelize'>,
  leagueId: number,
  transaction: Transaction,
): Promise<League> {
  const league = await models.League.findOne({ where: { id: leagueId }, transaction, lock: true });
  if (!league) throw new Refusal('not-found');
  await withInviteKeys({ sequelize }, [league], transaction);
  return league;
}

/**
 * The same, for what only the admin may do, and only while the competition is played.
 * @throws the refusals `not-found`, `forbidden` and `competition-closed`
 */
export async function lockLeagueAsAdmin(
  database: Pick<Database, 'models' | 'sequelize'>,
  leagueId: number,
  caller: Pick<Caller, 'userId'>,
  transaction: Transaction,
): Promise<League> {
  const league = await lockLeague(database, leagueId, transaction);
  authorizeInLeague('league.change', { userId: caller.userId, league });
  await requirePlayable(database, league.competitionId, transaction);
  return league;
}
