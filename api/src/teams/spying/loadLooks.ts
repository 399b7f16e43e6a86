import { QueryTypes } from 'sequelize';
import type { Database } from '../../infra/db/database.js';

/** How often others looked at a team's lineup before its deadline, by matchday, the first one first; never who. */
export async function loadLooks(
  { sequelize }: Pick<Database, 'sequelize'>,
  teamId: number,
): Promise<{ weekId: number; looks: number }[]> {
  const rows = await sequelize.query<{ weekId: number; looks: number | string }>(
    `SELECT week_id AS weekId, SUM(looks) AS looks FROM lineup_looks
      WHERE team_id = :teamId GROUP BY week_id ORDER BY week_id LIMIT 99`,
    { replacements: { teamId }, type: QueryTypes.SELECT },
  );
  // MySQL sums integers to decimals, which arrive as text.
  return rows.map(({ weekId, looks }) => ({ weekId, looks: Number(looks) }));
}
