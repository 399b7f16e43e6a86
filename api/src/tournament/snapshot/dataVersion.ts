import { QueryTypes, type Transaction } from 'sequelize';
import type { GameContext } from '../../infra/context.js';
import { competitionIdSql } from '../competition/listCompetitions.js';

/** Version of the database's tournament data, in two parts that change independently. */
export interface DataVersion {
  /** Changes with every import and with every value that comes into force. */
  readonly feed: string;
  /** Changes with every settlement, confirmation and withdrawal. */
  readonly results: string;
}

export async function readDataVersion(
  context: Pick<GameContext, 'sequelize' | 'competitionId'>,
  transaction?: Transaction,
): Promise<DataVersion> {
  const competition = competitionIdSql(context);
  const own = `competition_id = ${competition}`;
  const [row] = await context.sequelize.query<Record<string, number | null>>(
    `SELECT ${competition} AS competition, (SELECT COUNT(*) FROM players WHERE ${own}) AS players,
       (SELECT COUNT(*) FROM matches WHERE ${own}) AS matches,
       (SELECT COUNT(*) FROM match_stats WHERE match_id IN (SELECT id FROM matches WHERE ${own})) AS stats,
       (SELECT MAX(id) FROM feed_imports WHERE ${own}) AS imports,
       (SELECT COUNT(*) FROM player_values
         WHERE applied = 1 AND player_id IN (SELECT id FROM players WHERE ${own})) AS appliedValues,
       (SELECT MAX(id) FROM settlements WHERE state = 'done' AND ${own}) AS settlements,
       (SELECT SUM(week_id * 1000000 + COALESCE(version, 0)) FROM matchdays WHERE ${own}) AS versions,
       (SELECT COUNT(*) FROM matchdays WHERE state = 'confirmed' AND ${own}) AS confirmed`,
    { type: QueryTypes.SELECT, transaction: transaction ?? null },
  );
  const { settlements, versions, confirmed: confirmedCount, ...feed } = row ?? {};
  return {
    feed: JSON.stringify(Object.values(feed)),
    results: JSON.stringify([settlements, versions, confirmedCount]),
  };
}
