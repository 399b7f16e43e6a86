import type { Transaction } from 'sequelize';
import type { Database } from '../infra/db/database.js';
import { select } from '../infra/db/select.js';

/** SQL: whether the user `:userId` owns a team of the league `:leagueId` that was not deleted. */
export const MEMBERSHIP = `EXISTS
  (SELECT 1 FROM league_members m JOIN teams t ON t.id = m.team_id AND t.deleted_at IS NULL
    WHERE m.league_id = :leagueId AND t.user_id = :userId)`;

/**
 * True when the user owns a team of the league that was not deleted; false also for an unknown league. In a
 * transaction it sees the transaction's state; lock the league's row first where the answer decides a write.
 */
export async function isMember(
  { sequelize }: Pick<Database, 'sequelize'>,
  leagueId: number,
  userId: number,
  transaction?: Transaction,
): Promise<boolean> {
  const statement = `SELECT ${MEMBERSHIP} AS isIn`;
  const [row] = await select<{ isIn: number }>(sequelize, statement, { leagueId, userId }, transaction);
  return Boolean(row?.isIn);
}
