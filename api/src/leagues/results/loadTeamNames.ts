import type { Database } from '../../infra/db/database.js';
import { select } from '../../infra/db/select.js';

/** Names of teams by id, without those that were deleted. */
export async function loadTeamNames(
  { sequelize }: Pick<Database, 'sequelize'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await select<{ readonly id: number; readonly name: string }>(
    sequelize,
    'SELECT t.id, t.name FROM teams t WHERE t.id IN (:ids) AND t.deleted_at IS NULL',
    { ids },
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
