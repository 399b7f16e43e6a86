import type { Match } from '@euro/api-contract';
import { fixtureOf, rulesIn, useWorld } from '@euro/game-ui';

/** The tournament's view of a team's players in a matchday. */
export function useLookups(weekId: number) {
  const world = useWorld();
  const { players, matches } = world;
  /** Of two matches of a matchday the one that is being played. */
  const matchOf = (playerId: number): Match | undefined => {
    const { clubId = 0 } = players.get(playerId) ?? {};
    const live = matches.filter((match) => match.status === 'live');
    return (fixtureOf(clubId, weekId, live) ?? fixtureOf(clubId, weekId, matches))?.match;
  };
  return {
    rules: rulesIn(world, weekId),
    playerOf: (playerId: number) => players.get(playerId),
    positionOf: (playerId: number) => players.get(playerId)?.positionId,
    matchOf,
  };
}
