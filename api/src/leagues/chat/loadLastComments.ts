import { QueryTypes } from 'sequelize';
import type { Database } from '../../infra/db/database.js';

/** The latest comment of each league by the league's id; leagues without comments are left out. */
export async function loadLastComments(
  { sequelize }: Pick<Database, 'sequelize'>,
  leagueIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (leagueIds.length === 0) return new Map();
  const rows = await sequelize.query<{ leagueId: number; id: number }>(
    `SELECT league_id AS leagueId, MAX(id) AS id FROM comments
      WHERE league_id IN (:leagueIds) AND deleted = 0 GROUP BY league_id`,
    { replacements: { leagueIds: [...leagueIds] }, type: QueryTypes.SELECT },
  );
  return new Map(rows.map(({ leagueId, id }) => [leagueId, Number(id)]));
}
