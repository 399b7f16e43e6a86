import { QueryTypes } from 'sequelize';
import type { Database } from '../infra/db/database.js';
import { ResultParts, readPart, type TeamResult } from '../packed/resultParts.js';

/** The visible results of a matchday, in the order of the teams' ids. */
export async function visibleResults(
  { sequelize }: Pick<Database, 'sequelize'>,
  weekId: number,
): Promise<TeamResult[]> {
  const parts = await sequelize.query<{ part: number; results: Buffer | ArrayBuffer }>(
    `SELECT p.part, p.results FROM matchdays m JOIN result_parts p ON p.week_id = m.week_id AND p.version = m.version
      WHERE m.week_id = :weekId ORDER BY p.part`,
    { type: QueryTypes.SELECT, replacements: { weekId } },
  );
  return parts.flatMap(({ part, results }) => readPart(part, results));
}

/** Number of stored results, visible or not. */
export async function countResults({ models }: Pick<Database, 'models'>, weekId?: number): Promise<number> {
  const parts = await models.ResultPart.findAll({ where: weekId === undefined ? {} : { weekId }, raw: true });
  return parts.reduce((sum, { part, results }) => sum + readPart(part, results).length, 0);
}

/** Adds results that no settlement made to the visible version; other teams keep theirs. */
export async function addResults(
  database: Pick<Database, 'sequelize' | 'models'>,
  weekId: number,
  addedResults: readonly TeamResult[],
): Promise<void> {
  const { Matchday, ResultPart } = database.models;
  const matchday = await Matchday.findOne({ where: { weekId }, raw: true, rejectOnEmpty: true });
  const results = new Map((await visibleResults(database, weekId)).map((result) => [result.teamId, result]));
  for (const result of addedResults) results.set(result.teamId, result);
  const parts = new ResultParts(results.size);
  for (const result of [...results.values()].sort((a, b) => a.teamId - b.teamId)) parts.add(result);
  const key = { weekId, version: matchday.version ?? 0 };
  await ResultPart.destroy({ where: key });
  await ResultPart.bulkCreate(parts.rows().map(({ part, bytes }) => ({ ...key, part, results: bytes })));
}
