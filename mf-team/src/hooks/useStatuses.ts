import type { TeamPoints } from '@euro/api-contract';
import type { PlayerStatus } from '@euro/game';
import { useWorld } from '@euro/game-ui';
import { usePlatform, useShared } from '@euro/platform/react';
import { useMemo } from 'react';
import { matchIn } from '../domain/matchIn.js';

/**
 * Status of each player of a scored lineup in the matchday: the live stream's, else that of the points. The stream
 * leaves out players still to play. After his match a player who stayed on the bench is `played`.
 */
export function useStatuses({
  weekId,
  selections,
}: Pick<TeamPoints, 'weekId' | 'selections'>): ReadonlyMap<number, PlayerStatus> {
  const live = useShared(usePlatform().state.live);
  const world = useWorld();
  const players = live?.weekId === weekId ? live.players : null;
  return useMemo(
    () =>
      new Map(
        selections.map(({ playerId, status }): [number, PlayerStatus] => {
          const isKnown = players === null || status === 'no-match';
          const now = isKnown ? status : (players[playerId]?.status ?? 'to-play');
          const stayedOut = now === 'bench' && matchIn(world, weekId, playerId)?.status === 'finished';
          return [playerId, stayedOut ? 'played' : now];
        }),
      ),
    [selections, players, weekId, world],
  );
}
