import type { TeamView } from '@euro/api-contract';
import { commonTexts, createRefetch } from '@euro/game-ui';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useEffect } from 'react';
import { markSaved, watchSaved } from '../store/savedMarker.js';
import { teamApi, useTeamQuery } from '../store/teamApi.js';
import { useTeamDispatch } from '../store/teamStore.js';

/** A team page on its way, broken, of a team that is not there, or ready. */
export type TeamPageState =
  | { readonly status: 'loading' }
  | {
      readonly status: 'failed';
      readonly text: string;
      readonly retrying: boolean;
      readonly retry: () => void;
    }
  | { readonly status: 'gone' }
  | {
      readonly status: 'ready';
      readonly view: TeamView;
      /** False when the user looks at another user's team. */
      readonly isOwn: boolean;
    };

/** Loads the team behind a path's id. */
export function useTeamPage(idText: string | undefined): TeamPageState {
  const t = useText(commonTexts);
  const session = useShared(usePlatform().state.session);
  const id = Number(idText);
  const isId = Number.isInteger(id) && id > 0;
  const { data, error, isFetching, refetch } = useTeamQuery(id, { skip: !isId });
  useFollowTeam(id);

  if (!isId) return { status: 'gone' };
  if (data === undefined && error !== undefined) {
    const { code } = asFailure(error);
    if (code === 'not-found' || code === 'forbidden') return { status: 'gone' };
    return { status: 'failed', text: t('teamFailedText'), retrying: isFetching, retry: refetch };
  }
  if (data === undefined || session.status === 'unknown') return { status: 'loading' };
  // A page remains after its session expired; the shell offers to sign in.
  const isOwn = session.status !== 'signed-in' || session.user.id === data.team.userId;
  return { status: 'ready', view: data, isOwn };
}

/** While points move every minute, the team's place in the ranking is requested less often. */
const PAUSE = 5000;

/** The saves of this section that may wait for a connection. */
const SAVES = ['team.saved@1', 'team.renamed@1', 'boosters.played@1'] as const;

/**
 * Fetches a team on screen again when another window changed it, after transfers, when a matchday locks or has points,
 * and when this window becomes visible. After a failure the last response remains.
 */
function useFollowTeam(id: number): void {
  const { bus, storage } = usePlatform();
  const dispatch = useTeamDispatch();
  useEffect(() => {
    const invalidate = () =>
      dispatch(teamApi.util.invalidateTags([{ type: 'Team', id }, 'Points', 'Changes']));
    const matchday = createRefetch(invalidate);
    const standing = createRefetch(() => dispatch(teamApi.util.invalidateTags([{ type: 'Team', id }])), {
      pause: PAUSE,
    });
    const handleSight = () => {
      if (document.visibilityState === 'visible') standing.soon();
    };
    document.addEventListener('visibilitychange', handleSight);
    // The portal sent a waiting change; saves of this section handle their own responses.
    const subscriptions = SAVES.map((name) =>
      bus.on(name, ({ detail, source, at }) => {
        if (detail.teamId !== id || source !== 'shell') return;
        markSaved(storage, id, at);
        invalidate();
      }),
    );
    const stops = [
      ...subscriptions,
      watchSaved(storage, id, invalidate),
      bus.on('matchday.locked@1', matchday.soon),
      bus.on('matchday.scored@1', matchday.soon),
      bus.on('points.changed@1', standing.soon),
      bus.on('transfers.confirmed@1', ({ detail, at }) => {
        if (detail.teamId !== id) return;
        // The other windows of this browser learn it from this remote's storage.
        markSaved(storage, id, at);
        invalidate();
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
