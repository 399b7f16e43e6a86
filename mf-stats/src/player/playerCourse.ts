import type { Player, PlayerMatch } from '@euro/api-contract';

/** One matchday of a player beside the mean of those who share his position. */
export interface CourseStep {
  readonly week: number;
  /** Null when he did not play. */
  readonly points: number | null;
  /** Null when nobody in his position played. */
  readonly average: number | null;
}

/** Matchdays 1 to `weeks` of a player, each with the mean of everybody in his position who played it. */
export function playerCourse(
  stats: Player['stats'],
  positionId: Player['positionId'],
  everybody: readonly Pick<Player, 'positionId' | 'stats'>[],
  weeks: number,
): readonly CourseStep[] {
  const sums = new Map<number, { total: number; count: number }>();
  for (const player of everybody) {
    if (player.positionId !== positionId) continue;
    for (const { weekId, points } of player.stats) {
      const { total, count } = sums.get(weekId) ?? { total: 0, count: 0 };
      sums.set(weekId, { total: total + points, count: count + 1 });
    }
  }
  return Array.from({ length: weeks }, (_, index) => {
    const week = index + 1;
    const sum = sums.get(week);
    return {
      week,
      points: stats.find(({ weekId }) => weekId === week)?.points ?? null,
      average: sum ? sum.total / sum.count : null,
    };
  });
}

/** The match to explain first: the one asked for, else the latest. */
export function explainedMatch(matches: readonly PlayerMatch[], asked: number | null): PlayerMatch | null {
  return matches.find(({ matchId }) => matchId === asked) ?? matches.at(-1) ?? null;
}
