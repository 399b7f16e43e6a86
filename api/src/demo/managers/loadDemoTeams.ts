import { QueryTypes } from 'sequelize';
import type { Database } from '../../infra/db/database.js';
import { MANAGER_ADDRESSES } from '../seedTeams.js';

/** A team whose manager is made up: the replay plays it. */
export interface DemoTeam {
  readonly id: number;
  readonly userId: number;
  /** The first matchday it scores in. */
  readonly weekId: number;
  readonly isPremium: boolean;
}

/** The teams of all made-up managers, in the order of their ids; people's teams are none of them. */
export async function loadDemoTeams(
  { sequelize }: Pick<Database, 'sequelize'>,
  competitionId: number,
): Promise<DemoTeam[]> {
  const rows = await sequelize.query<Omit<DemoTeam, 'isPremium'> & { readonly premium: number }>(
    `SELECT t.id AS id, t.user_id AS userId, t.week_id AS weekId,
            (SELECT COUNT(*) FROM user_roles r WHERE r.user_id = t.user_id AND r.role = 'premium') AS premium
       FROM teams t JOIN users u ON u.id = t.user_id
      WHERE t.competition_id = :competitionId AND t.deleted_at IS NULL 
        AND u.password_hash IS NULL AND u.email LIKE :addresses
      ORDER BY t.id`,
    { type: QueryTypes.SELECT, replacements: { competitionId, addresses: `manager%${MANAGER_ADDRESSES}` } },
  );
  return rows.map(({ premium, ...team }) => ({ ...team, isPremium: premium > 0 }));
}
