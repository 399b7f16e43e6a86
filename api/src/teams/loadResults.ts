import type { HalfPoints } from '@euro/game';
import type { Transaction } from 'sequelize';
import type { Database } from '../infra/db/database.js';
import { type JsonPart, readPart } from '../infra/db/jsonPart.js';
import { select } from '../infra/db/select.js';
import { PART, PART_BITS, RESULT, readResult, type TeamResult } from '../packed/index.js';

/** A team's points and places after a matchday, as shown to everybody. */
export interface VisibleResult extends TeamResult {
  readonly weekId: number;
  readonly state: 'open' | 'provisional' | 'confirmed';
}

interface ResultRow extends Pick<VisibleResult, 'teamId' | 'weekId' | 'state'> {
  readonly result: Buffer | ArrayBuffer;
}

/**
 * The visible results of some teams, matchday after matchday. One statement, so that no answer mixes two settlements.
 * @param competitionId null: of whichever competition
 */
export async function loadResults(
  { sequelize }: Pick<Database, 'sequelize'>,
  competitionId: number | null,
  teamIds: readonly number[],
  transaction?: Transaction,
): Promise<VisibleResult[]> {
  if (teamIds.length === 0) return [];
  const rows = await select<ResultRow>(
    sequelize,
    `SELECT t.id AS teamId, m.week_id AS weekId, m.state,
            SUBSTR(p.results, (t.id % ${PART}) * ${RESULT} + 1, ${RESULT}) AS result
       FROM teams t
       JOIN matchdays m ON m.version IS NOT NULL AND (m.competition_id = :competitionId OR :competitionId IS NULL)
       JOIN result_parts p ON p.week_id = m.week_id AND p.version = m.version AND p.part = t.id >> ${PART_BITS}
      WHERE t.id IN (:teamIds)
      ORDER BY t.id, m.week_id`,
    { competitionId, teamIds },
    transaction,
  );
  return rows.flatMap(({ teamId, weekId, state, result }) => {
    const read = readResult(teamId, result);
    return read ? [{ ...read, weekId, state }] : [];
  });
}

type PartRow = Pick<VisibleResult, 'weekId' | 'state'> & {
  /** Hexadecimal. */
  readonly result: string;
};

/** SQL of a team's bytes in `result_parts p`, as {@link readStoredResult} reads them. */
const hexOf = (teamId: string) => `HEX(SUBSTR(p.results, (${teamId} % ${PART}) * ${RESULT} + 1, ${RESULT}))`;

/** SQL of a scalar: the result of a team in a matchday of `matchdays r`; read by {@link readStoredResult}. */
export const resultSql = (teamId: string) =>
  `(SELECT ${hexOf(teamId)} FROM result_parts p
     WHERE p.week_id = r.week_id AND p.version = r.version AND p.part = ${teamId} >> ${PART_BITS})`;

/** Null without a result. @param hex what the database answered */
export function readStoredResult(teamId: number, hex: string | null): TeamResult | null {
  return hex === null ? null : readResult(teamId, Buffer.from(hex, 'hex'));
}

/** The visible results of a team of `teams t`; read by {@link readResults}. */
export const RESULTS: JsonPart<PartRow> = {
  columns: {
    weekId: 'r.week_id',
    state: 'r.state',
    result: hexOf('t.id'),
  },
  key: 'r.week_id',
  from: `matchdays r
    JOIN result_parts p ON p.week_id = r.week_id AND p.version = r.version AND p.part = t.id >> ${PART_BITS}
   WHERE r.competition_id = t.competition_id AND r.version IS NOT NULL`,
};

/** Matchday after matchday. */
export function readResults(teamId: number, value: unknown): VisibleResult[] {
  return readPart(RESULTS, value)
    .sort((a, b) => a.weekId - b.weekId)
    .flatMap(({ weekId, state, result }) => {
      const read = readStoredResult(teamId, result);
      return read ? [{ ...read, weekId, state }] : [];
    });
}

/**
 * Adds the effects of power subs on the running matchday to a team's stored results: readers see them before the
 * matchday is settled again, so that the points add up. The ranks are those of the visible settlement.
 */
export function countUnsettled(
  results: readonly VisibleResult[],
  weekId: number,
  halfPoints: HalfPoints,
): VisibleResult[] {
  return results.map((result) =>
    result.weekId === weekId
      ? { ...result, halfPoints, totalHalf: result.totalHalf + halfPoints - result.halfPoints }
      : result,
  );
}
