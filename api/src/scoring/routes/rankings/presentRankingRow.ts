import type { RankedTeam, RankingRow } from '@euro/api-contract';
import { toPoints } from '@euro/game';
import type { Place } from '../../rankings/index.js';

/** A ranking's row. */
export function presentRankingRow(
  team: RankedTeam,
  { rank, points, weekPoints, move, shared }: Place,
  prizesOf: (rank: number) => string[],
): RankingRow {
  return {
    team: {
      ...team,
      rank,
      points: toPoints(points),
      weekPoints: toPoints(weekPoints),
      move,
      shared,
      prizes: prizesOf(rank),
    },
  };
}
