import type { Player } from '@euro/api-contract';

/** Mean points of the players of one position in each matchday, over those with points in it; index 0 is matchday 1. */
export function matchdayAverages(
  players: Iterable<Player>,
  positionId: Player['positionId'],
  weeks: number,
): (number | null)[] {
  const sums = Array.from({ length: weeks }, () => ({ points: 0, players: 0 }));
  for (const player of players) {
    if (player.positionId !== positionId) continue;
    for (const { weekId, points } of player.stats) {
      const sum = sums[weekId - 1];
      if (sum === undefined) continue;
      sum.points += points;
      sum.players += 1;
    }
  }
  return sums.map((sum) => (sum.players === 0 ? null : sum.points / sum.players));
}

/** A player's points of each matchday; null where he has none. Index 0 is matchday 1. */
export function pointsByMatchday(stats: Player['stats'], weeks: number): (number | null)[] {
  return Array.from(
    { length: weeks },
    (_, at) => stats.find(({ weekId }) => weekId === at + 1)?.points ?? null,
  );
}
