import type { TeamPoints } from '@euro/api-contract';
import type { PlayerStatus } from '@euro/game';
import { usePlatform, useShared } from '@euro/platform/react';
import { useMemo } from 'react';

/**
 * Where each player of a scored lineup is in the matchday: as the live stream last said, else as the points did. The
 * stream leaves out who has still to play.
 */
export function useStatuses({
  weekId,
  selections,
}: Pick<TeamPoints, 'weekId' | 'selections'>): ReadonlyMap<number, PlayerStatus> {
  const live = useShared(usePlatform().state.live);
  const players = live?.weekId === weekId ? live.players : null;
  return useMemo(
    () =>
      new Map(
        selections.map(({ playerId, status }): [number, PlayerStatus] => {
          if (players === null || status === 'no-match') return [playerId, status];
          return [playerId, players[playerId]?.status ?? 'to-play'];
        }),
      ),
    [selections, players],
  );
}
