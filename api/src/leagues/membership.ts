import type { Transaction } from 'sequelize';
import type { Database } from '../infra/db/database.js';
import { select } from '../infra/db/select.js';

/**
 * Whether somebody belongs to a league: owns a team of it that was not deleted. False, too, for a league that is not there.
 * In a transaction it sees what the transaction sees; lock the league's row first where the answer decides a write.
 */
export async function isMember(
  { sequelize }: Pick<Database, 'sequelize'>,
  leagueId: number,
  userId: number,
  transaction?: Transaction,
): Promise<boolean> {
  const rows = await select(
    sequelize,
    `SELECT 1 FROM league_members m JOIN teams t ON t.id = m.team_id AND t.deleted_at IS NULL
      WHERE m.league_id = :leagueId AND t.user_id = :userId LIMIT 1`,
    { leagueId, userId },
    transaction,
  );
  return rows.length > 0;
}
