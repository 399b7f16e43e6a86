import { Op, type Transaction } from 'sequelize';
import type { Database } from '../../infra/db/database.js';
import { select } from '../../infra/db/select.js';
import { Refusal } from '../../infra/errors.js';
import type { Duel } from '../../models/index.js';
import { normalizeDuelCode } from './duelCodes.js';
import type { StoredDuel } from './duelStates.js';

type Models = Pick<Database, 'models'>;

/** Of a team; older ones are not shown. A team has few at a time, and a season has few matchdays. */
const MAX_DUELS = 200;

/** The duels of a team, the newest first; without links that were withdrawn before anybody accepted. */
export async function loadDuelsOf(
  { models }: Models,
  teamId: number,
  transaction?: Transaction,
): Promise<StoredDuel[]> {
  return models.Duel.findAll({
    where: {
      [Op.and]: [
        { [Op.or]: [{ homeTeamId: teamId }, { awayTeamId: teamId }] },
        { [Op.or]: [{ stoppedAt: null }, { acceptedAt: { [Op.ne]: null } }] },
      ],
    },
    order: [['id', 'DESC']],
    limit: MAX_DUELS,
    raw: true,
    transaction: transaction ?? null,
  });
}

/**
 * The duel of a code in a competition.
 * @param transaction locks its row; lock a team before its duels
 * @throws the refusal `invite-invalid`
 */
export async function requireDuel(
  { models }: Models,
  code: string,
  competitionId: number,
  transaction?: Transaction,
): Promise<Duel> {
  const duel = await models.Duel.findOne({
    where: { code: normalizeDuelCode(code), competitionId },
    ...(transaction && { transaction, lock: true }),
  });
  if (!duel) throw new Refusal('invite-invalid');
  return duel;
}

/** The team that made the duel of a code, read outside of any transaction; null for an unknown code. */
export async function challengerOf({ models }: Models, code: string): Promise<number | null> {
  const where = { code: normalizeDuelCode(code) };
  const duel = await models.Duel.findOne({ attributes: ['homeTeamId'], where, raw: true });
  return duel?.homeTeamId ?? null;
}

/**
 * Refuses a user whom the owner of a team blocked. Whom he blocked himself he lets back in by this.
 * @throws the refusal `duel-refused`
 */
export async function refuseBlocked(
  { models, sequelize }: Pick<Database, 'models' | 'sequelize'>,
  { userId, otherUserId }: { readonly userId: number; readonly otherUserId: number },
  transaction: Transaction,
): Promise<void> {
  const blocks = await loadBlocks({ sequelize }, [userId, otherUserId], transaction);
  if (blocks.some((block) => block.userId !== userId)) {
    throw new Refusal('duel-refused', { because: 'blocked' });
  }
  if (blocks.length === 0) return;
  await models.Duel.update({ blockedBy: null }, { where: { id: blocks.map(({ id }) => id) }, transaction });
}

/** Duels of two users, whichever their teams, that one of them blocked. */
async function loadBlocks(
  { sequelize }: Pick<Database, 'sequelize'>,
  [one, other]: readonly [number, number],
  transaction: Transaction,
): Promise<{ readonly id: number; readonly userId: number }[]> {
  return select<{ readonly id: number; readonly userId: number }>(
    sequelize,
    `SELECT d.id, b.user_id AS userId
       FROM teams t
       JOIN duels d ON d.home_team_id = t.id OR d.away_team_id = t.id
       JOIN teams h ON h.id = d.home_team_id JOIN teams a ON a.id = d.away_team_id
       JOIN teams b ON b.id = d.blocked_by
      WHERE t.user_id = :one AND
        ((h.user_id = :one AND a.user_id = :other) OR (h.user_id = :other AND a.user_id = :one))`,
    { one, other },
    transaction,
  );
}

/** The user id of a team's owner. */
export async function ownerOf({ models }: Models, teamId: number, transaction: Transaction): Promise<number> {
  const team = await models.Team.findByPk(teamId, { attributes: ['userId'], raw: true, transaction });
  if (!team) throw new Refusal('not-found');
  return team.userId;
}

/** Stops the duels of a removed team, and withdraws its links. */
export async function stopDuelsOf(
  { models }: Models,
  teamId: number,
  now: number,
  transaction: Transaction,
): Promise<void> {
  const where = { [Op.or]: [{ homeTeamId: teamId }, { awayTeamId: teamId }], stoppedAt: null };
  await models.Duel.update({ stoppedAt: now }, { where, transaction });
}
