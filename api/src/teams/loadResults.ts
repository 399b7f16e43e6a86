import { QueryTypes } from 'sequelize';
import type { Database } from '../db/database.js';

/** A team's points and places after a matchday, as everybody sees them; points in halves. */
export interface VisibleResult {
  readonly teamId: number;
  readonly weekId: number;
  readonly halfPoints: number;
  readonly weekRank: number;
  readonly totalHalf: number;
  readonly generalRank: number;
  readonly generalMove: number | null;
  readonly state: 'open' | 'provisional' | 'confirmed';
}

/** The visible results of some teams, matchday after matchday. One statement, so that no answer mixes two settlements. */
export async function loadResults(
  { sequelize }: Pick<Database, 'sequelize'>,
  competitionId: number,
  teamIds: readonly number[],
): Promise<VisibleResult[]> {
  if (teamIds.length === 0) return [];
  return sequelize.query<VisibleResult>(
    `SELECT r.team_id AS teamId, r.week_id AS weekId, r.half_points AS halfPoints, r.week_rank AS weekRank,
            r.total_half AS totalHalf, r.general_rank AS generalRank, r.general_move AS generalMove, m.state AS state
       FROM team_results r
       JOIN matchdays m ON m.competition_id = :competitionId AND m.week_id = r.week_id AND m.version = r.version
      WHERE r.team_id IN (:teamIds)
      ORDER BY r.team_id, r.week_id`,
    { replacements: { competitionId, teamIds: [...teamIds] }, type: QueryTypes.SELECT },
  );
}
