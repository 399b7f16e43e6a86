import { usePlatform } from '@euro/platform/react';
import { useEffect } from 'react';
import { useTeamDispatch } from '../store/makeStore.js';
import { markSaved, watchSaved } from '../store/savedMarker.js';
import { teamApi } from '../store/teamApi.js';
import { createRefetch } from './createRefetch.js';

/** Milliseconds over which the readers of a settled matchday spread their questions. */
const SPREAD = 1500;
/** While points move every minute, the team's place in the ranking is asked for less often. */
const PAUSE = 5000;

/**
 * Keeps a team on screen as the server has it: asked again when another window changed it, when it traded players, when a
 * matchday locks or has points, and when somebody comes back to this window. A failed question leaves what is known.
 */
export function useFollowTeam(id: number): void {
  const { bus, storage } = usePlatform();
  const dispatch = useTeamDispatch();
  useEffect(() => {
    const ask = () => dispatch(teamApi.util.invalidateTags([{ type: 'Team', id }, 'Points', 'Changes']));
    const matchday = createRefetch(ask, { within: SPREAD });
    const standing = createRefetch(() => dispatch(teamApi.util.invalidateTags([{ type: 'Team', id }])), {
      within: SPREAD,
      pause: PAUSE,
    });
    const handleSight = () => {
      if (document.visibilityState === 'visible') standing.soon();
    };
    document.addEventListener('visibilitychange', handleSight);
    const stops = [
      watchSaved(storage, id, ask),
      bus.on('matchday.locked@1', matchday.soon),
      bus.on('matchday.scored@1', matchday.soon),
      bus.on('points.changed@1', standing.soon),
      bus.on('transfers.confirmed@1', ({ detail, at }) => {
        if (detail.teamId !== id) return;
        // The other windows of this browser hear it through this remote's own drawer.
        markSaved(storage, id, at);
        ask();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      matchday.stop();
      standing.stop();
      document.removeEventListener('visibilitychange', handleSight);
    };
  }, [bus, storage, id, dispatch]);
}
