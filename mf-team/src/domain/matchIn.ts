import type { Match } from '@euro/api-contract';
import type { World } from '@euro/game-ui';

/** The match of a player's nation in a matchday; undefined where it has none, or he is unknown. */
export function matchIn(
  { players, matches }: Pick<World, 'players' | 'matches'>,
  weekId: number | null,
  playerId: number,
): Match | undefined {
  const clubId = players.get(playerId)?.clubId;
  if (clubId === undefined) return undefined;
  return matches.find(
    ({ weekId: week, homeId, awayId }) => week === weekId && (homeId?.id === clubId || awayId?.id === clubId),
  );
}
