import type { Team } from '@euro/api-contract';
import type { Transaction } from 'sequelize';
import type { Database } from '../infra/db/database.js';
import { select } from '../infra/db/select.js';

/** The leagues that a team is in, the one joined first in front; as many as a team may be in. */
export function loadLeaguesOfTeam(
  { sequelize }: Pick<Database, 'sequelize'>,
  teamId: number,
  transaction?: Transaction,
): Promise<Team['leagues']> {
  return select<Team['leagues'][number]>(
    sequelize,
    `SELECT l.id, l.name FROM league_members m JOIN leagues l ON l.id = m.league_id
      WHERE m.team_id = :teamId ORDER BY m.joined_at, l.id`,
    { teamId },
    transaction,
  );
}
