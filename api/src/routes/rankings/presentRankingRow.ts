import type { RankingRow } from '@euro/api-contract';
import { toPoints } from '@euro/game';
import type { RankingRecord } from './rankingSql.js';

/** A ranking's row; the manager's name only where the team shows it (decisions §5.4). */
export function presentRankingRow(record: RankingRecord): RankingRow {
  const nameVisible = Boolean(record.nameVisible);
  return {
    team: {
      id: record.teamId,
      rank: record.teamRank,
      name: record.name,
      badge: record.badge,
      points: toPoints(record.points),
      weekPoints: toPoints(record.weekPoints),
      move: record.move,
      // The first of a tie stands at the place of its rank, the others below it.
      shared: record.teamRank !== record.position || record.nextRank === record.teamRank,
      prizes: [],
      user: {
        firstName: nameVisible ? record.firstName : '',
        lastName: nameVisible ? record.lastName : '',
        nameVisible,
        premium: Boolean(record.isPremium),
      },
    },
  };
}
