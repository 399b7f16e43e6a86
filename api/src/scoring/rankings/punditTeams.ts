import { QueryTypes } from 'sequelize';
import type { Database } from '../../infra/db/database.js';

/** Ids of the teams whose owner has the role `pundit` (decisions §5.2); an operator gives it to few. */
export async function punditTeams(
  { sequelize }: Pick<Database, 'sequelize'>,
  competitionId: number,
): Promise<number[]> {
  const rows = await sequelize.query<{ id: number }>(
    `SELECT t.id FROM user_roles o JOIN teams t ON t.user_id = o.user_id
      WHERE o.role = 'pundit' AND t.competition_id = :competitionId AND t.deleted_at IS NULL`,
    { type: QueryTypes.SELECT, replacements: { competitionId } },
  );
  return rows.map(({ id }) => id);
}
