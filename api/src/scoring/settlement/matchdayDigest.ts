import { QueryTypes } from 'sequelize';
import type { GameContext } from '../../infra/context.js';
import { readPart } from '../../packed/index.js';
import { digestOf } from './planResults.js';

/** The digest of a matchday's visible results in the database; null without results. */
export async function matchdayDigest(
  { sequelize }: Pick<GameContext, 'sequelize'>,
  competitionId: number,
  weekId: number,
): Promise<string | null> {
  const parts = await sequelize.query<{ part: number; results: Buffer | ArrayBuffer }>(
    `SELECT p.part, p.results FROM matchdays m
     JOIN result_parts p ON p.week_id = m.week_id AND p.version = m.version
     WHERE m.competition_id = :competitionId AND m.week_id = :weekId ORDER BY p.part`,
    { type: QueryTypes.SELECT, replacements: { competitionId, weekId } },
  );
  if (parts.length === 0) return null;
  const teamIds: number[] = [];
  const points: number[] = [];
  for (const { part, results } of parts) {
    for (const { teamId, halfPoints } of readPart(part, results)) {
      teamIds.push(teamId);
      points.push(halfPoints);
    }
  }
  return digestOf(Int32Array.from(teamIds), Int32Array.from(points));
}
