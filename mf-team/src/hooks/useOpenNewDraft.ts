import { type DraftSquad, emptyDraft } from '@euro/game';
import { useWorld } from '@euro/game-ui';
import { usePlatform } from '@euro/platform/react';
import { useLayoutEffect } from 'react';
import { restoreDraft } from '../domain/restoreDraft.js';
import { draftOpened } from '../store/draftSlice.js';
import { newTeamKey, readStoredDraft } from '../store/keepDraft.js';
import { nameFormOpened } from '../store/nameFormSlice.js';
import { useTeamDispatch, useTeamSelector } from '../store/teamStore.js';

/** This person's draft of a new team: as it was left, or empty; null only until it is opened, before the first paint. */
export function useOpenNewDraft(userId: number, weekId: number): DraftSquad | null {
  const world = useWorld();
  const dispatch = useTeamDispatch();
  const { storage } = usePlatform();
  const ownKey = newTeamKey(userId);
  const { key, present, weekId: madeFor } = useTeamSelector((state) => state.draft);

  useLayoutEffect(() => {
    // One that was begun for a matchday that closed waits for a choice (`useMissedDraft`); nothing was begun of this one.
    if (key === ownKey && madeFor === weekId) return;
    const stored = readStoredDraft(storage, ownKey);
    const draft = stored && restoreDraft(stored.draft, world.gamePlayers, world.rules);
    dispatch(nameFormOpened({ name: stored?.name ?? '', nameVisible: stored?.showsName ?? false }));
    const saved = emptyDraft(world.rules);
    dispatch(draftOpened({ key: ownKey, saved, present: draft ?? saved, version: null, weekId }));
  }, [key, ownKey, madeFor, weekId, storage, world, dispatch]);

  return key === ownKey ? present : null;
}
