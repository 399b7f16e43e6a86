import { type DraftSquad, emptyDraft } from '@euro/game';
import { usePlatform } from '@euro/platform/react';
import { useLayoutEffect } from 'react';
import { restoreDraft } from '../domain/restoreDraft.js';
import type { World } from '../domain/world.js';
import { draftOpened } from '../store/draftSlice.js';
import { readKeptDraft } from '../store/keepDraft.js';
import { useTeamDispatch, useTeamSelector } from '../store/makeStore.js';
import { nameFormOpened } from '../store/nameFormSlice.js';

const KEY = 'new';

/** The draft of a new team: as it was left, or empty; null only until it is opened, before the first paint. */
export function useOpenNewDraft(world: World): DraftSquad | null {
  const dispatch = useTeamDispatch();
  const { storage } = usePlatform();
  const { key, present } = useTeamSelector((state) => state.draft);

  useLayoutEffect(() => {
    if (key === KEY) return;
    const kept = readKeptDraft(storage, KEY);
    const draft = kept && restoreDraft(kept.draft, world.gamePlayers, world.rules);
    dispatch(nameFormOpened({ name: kept?.name ?? '', nameVisible: kept?.nameVisible ?? true }));
    const saved = emptyDraft(world.rules);
    dispatch(draftOpened({ key: KEY, saved, present: draft ?? saved, version: null }));
  }, [key, storage, world, dispatch]);

  return key === KEY ? present : null;
}
