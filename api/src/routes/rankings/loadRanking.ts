import { QueryTypes } from 'sequelize';
import type { Database } from '../../db/database.js';
import {
  betweenPlaces,
  byName,
  countRanking,
  OF_MATCHDAY,
  patternFor,
  type RankingRecord,
  type RankingType,
  rankingColumns,
  selectRanking,
} from './rankingSql.js';

export interface RankingChoice {
  readonly type: RankingType;
  readonly competitionId: number;
  readonly weekId: number;
}

export interface RankingPage {
  readonly pageNumber: number;
  readonly pageRecords: number;
}

/** One page of a whole ranking. */
export function loadRankingPage(
  { sequelize }: Database,
  { type, competitionId, weekId }: RankingChoice,
  { pageNumber, pageRecords }: RankingPage,
): Promise<RankingRecord[]> {
  const after = (pageNumber - 1) * pageRecords;
  return sequelize.query<RankingRecord>(`${selectRanking(type)} ${OF_MATCHDAY} ${betweenPlaces(type)}`, {
    type: QueryTypes.SELECT,
    replacements: { competitionId, weekId, after, upTo: after + pageRecords },
  });
}

/** One page of the teams whose name, or visible manager's name, has `text` in it; ranks are those of the whole ranking. */
export async function searchRanking(
  { sequelize, dialect }: Database,
  { type, competitionId, weekId }: RankingChoice,
  { pageNumber, pageRecords }: RankingPage,
  text: string,
): Promise<{ readonly total: number; readonly records: readonly RankingRecord[] }> {
  const where = `${OF_MATCHDAY} ${byName(dialect)}`;
  const replacements = {
    competitionId,
    weekId,
    pattern: patternFor(text),
    limit: pageRecords,
    skip: (pageNumber - 1) * pageRecords,
  };
  const page = `ORDER BY r.${rankingColumns[type].position} LIMIT :limit OFFSET :skip`;
  const [[count], records] = await Promise.all([
    sequelize.query<{ total: number }>(`${countRanking()} ${where}`, {
      type: QueryTypes.SELECT,
      replacements,
    }),
    sequelize.query<RankingRecord>(`${selectRanking(type)} ${where} ${page}`, {
      type: QueryTypes.SELECT,
      replacements,
    }),
  ]);
  return { total: Number(count?.total ?? 0), records };
}

/** The row of a user's own team, wherever it stands; null without one. */
export async function loadOwnRow(
  { sequelize }: Database,
  { type, competitionId, weekId }: RankingChoice,
  userId: number,
): Promise<RankingRecord | null> {
  const [record] = await sequelize.query<RankingRecord>(
    `${selectRanking(type)} ${OF_MATCHDAY} AND t.user_id = :userId ORDER BY t.id LIMIT 1`,
    { type: QueryTypes.SELECT, replacements: { competitionId, weekId, userId } },
  );
  return record ?? null;
}
