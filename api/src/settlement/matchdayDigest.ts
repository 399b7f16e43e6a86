import { QueryTypes } from 'sequelize';
import type { GameContext } from './gameContext.js';
import { digestOf } from './planResults.js';

/** The digest of a matchday's visible results as they stand in the database; null without results. */
export async function matchdayDigest({ sequelize }: GameContext, competitionId: number, weekId: number) {
  const rows = await sequelize.query<{ id: number; points: number }>(
    `SELECT r.team_id AS id, r.half_points AS points FROM matchdays m
     JOIN team_results r ON r.week_id = m.week_id AND r.version = m.version
     WHERE m.competition_id = :competitionId AND m.week_id = :weekId ORDER BY r.team_id`,
    { type: QueryTypes.SELECT, replacements: { competitionId, weekId } },
  );
  if (rows.length === 0) return null;
  return digestOf(
    rows.map(({ id }) => id),
    rows.map(({ points }) => points),
  );
}
