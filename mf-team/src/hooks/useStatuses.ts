import type { TeamPoints } from '@euro/api-contract';
import type { PlayerStatus } from '@euro/game';
import { useWorld } from '@euro/game-ui';
import { usePlatform, useShared } from '@euro/platform/react';
import { useMemo } from 'react';
import { matchIn } from '../domain/matchIn.js';

/**
 * Where each player of a scored lineup is in the matchday: as the live stream last said, else as the points did. The
 * stream leaves out who has still to play. Once his match is over, who stayed on the bench is `played`: nobody waits for him.
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
