import { QueryTypes } from 'sequelize';
import type { Database } from '../../infra/db/database.js';
import { RankingPlaces } from '../packed/index.js';

interface StoredRanking {
  readonly weekId: number;
  readonly version: number;
  readonly firstWeek: number;
}

/** A ranking as a settlement stored it, whole: for the next settlement. Without places when there is none such. */
export async function loadPlaces(
  { sequelize }: Pick<Database, 'sequelize'>,
  { weekId, version, firstWeek }: StoredRanking,
): Promise<RankingPlaces> {
  const parts = await sequelize.query<{ places: Buffer | ArrayBuffer }>(
    `SELECT places FROM ranking_parts
      WHERE week_id = :weekId AND version = :version AND first_week = :firstWeek ORDER BY part`,
    { type: QueryTypes.SELECT, replacements: { weekId, version, firstWeek } },
  );
  return RankingPlaces.fromParts(parts.map(({ places }) => places));
}
