import { QueryTypes } from 'sequelize';
import type { Database } from '../../infra/db/database.js';
import { RankingPlaces } from '../packed/index.js';

interface StoredRanking {
  readonly weekId: number;
  readonly version: number;
  readonly firstWeek: number;
}

/** A ranking as a settlement stored it; without places when there is none such. */
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

interface VisibleRanking {
  readonly competitionId: number;
  readonly weekId: number;
  readonly firstWeek: number;
}

/**
 * The visible ranking with the version it is of, in one statement: the old one or the new, never a mix. Version 0 while the
 * matchday has no results; no places where it was settled without this ranking.
 */
export async function loadVisiblePlaces(
  { sequelize }: Pick<Database, 'sequelize'>,
  { competitionId, weekId, firstWeek }: VisibleRanking,
): Promise<{ readonly version: number; readonly places: RankingPlaces }> {
  const parts = await sequelize.query<{ version: number | null; places: Buffer | ArrayBuffer | null }>(
    `SELECT m.version, p.places FROM matchdays m
       LEFT JOIN ranking_parts p ON p.week_id = m.week_id AND p.version = m.version AND p.first_week = :firstWeek
      WHERE m.competition_id = :competitionId AND m.week_id = :weekId ORDER BY p.part`,
    { type: QueryTypes.SELECT, replacements: { competitionId, weekId, firstWeek } },
  );
  return {
    version: parts[0]?.version ?? 0,
    places: RankingPlaces.fromParts(parts.flatMap(({ places }) => places ?? [])),
  };
}
