import { QueryTypes, type Transaction } from 'sequelize';
import type { Database } from '../../infra/db/database.js';

/** Names of what the database holds, in two parts that change apart. */
export interface DataVersion {
  /** Changes with every import and with every value that comes into force. */
  readonly feed: string;
  /** Changes with every settlement, confirmation and withdrawal. */
  readonly results: string;
}

export async function readDataVersion(
  { sequelize }: Pick<Database, 'sequelize'>,
  transaction?: Transaction,
): Promise<DataVersion> {
  const [row] = await sequelize.query<Record<string, number | null>>(
    `SELECT (SELECT COUNT(*) FROM competitions) AS competitions, (SELECT COUNT(*) FROM players) AS players,
       (SELECT COUNT(*) FROM matches) AS matches, (SELECT COUNT(*) FROM match_stats) AS stats,
       (SELECT MAX(id) FROM feed_imports) AS imports,
       (SELECT COUNT(*) FROM player_values WHERE applied = 1) AS appliedValues,
       (SELECT MAX(id) FROM settlements WHERE state = 'done') AS settlements,
       (SELECT SUM(week_id * 1000000 + COALESCE(version, 0)) FROM matchdays) AS versions,
       (SELECT COUNT(*) FROM matchdays WHERE state = 'confirmed') AS confirmed`,
    { type: QueryTypes.SELECT, transaction: transaction ?? null },
  );
  const { settlements, versions, confirmed, ...feed } = row ?? {};
  return {
    feed: JSON.stringify(Object.values(feed)),
    results: JSON.stringify([settlements, versions, confirmed]),
  };
}
