import type { Database } from '../../../infra/db/database.js';
import { select } from '../../../infra/db/select.js';

/** Progress of the index of names in the database. */
export interface NameProgressRow {
  /** The teams up to this id are in the index. */
  readonly highestId: number;
  /** Real time of the last reading. */
  readonly readAt: number;
  /** All teams were put into the index once. */
  readonly complete: boolean;
}

export async function loadNameProgress({ sequelize }: Pick<Database, 'sequelize'>): Promise<NameProgressRow> {
  const [row] = await select<{ highestId: number; readAt: number; complete: number | boolean }>(
    sequelize,
    `SELECT COALESCE((SELECT MIN(first_id) FROM name_ranges) - 1, highest_id) AS highestId, read_at AS readAt, complete
      FROM name_progress WHERE id = 1`,
  );
  return {
    highestId: row?.highestId ?? 0,
    readAt: Number(row?.readAt ?? 0),
    complete: Boolean(row?.complete),
  };
}
