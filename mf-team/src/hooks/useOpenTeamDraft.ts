import type { TeamView } from '@euro/api-contract';
import type { DraftSquad } from '@euro/game';
import { usePlatform } from '@euro/platform/react';
import { useLayoutEffect } from 'react';
import { draftChanges } from '../domain/draftChanges.js';
import { restoreDraft } from '../domain/restoreDraft.js';
import { savedDraft } from '../domain/squadContext.js';
import type { World } from '../domain/world.js';
import { draftOpened } from '../store/draftSlice.js';
import { readKeptDraft } from '../store/keepDraft.js';
import { useTeamDispatch, useTeamSelector } from '../store/makeStore.js';

/** A saved team that is being changed. */
export interface TeamDraft {
  readonly saved: DraftSquad;
  readonly draft: DraftSquad;
  readonly canUndo: boolean;
}

/**
 * The draft of an existing team: as it was left when the team was not saved since, else as it is saved; null only until it
 * is opened, before the first paint. A team saved elsewhere replaces an unchanged draft; a changed one stays, the server
 * will tell.
 */
export function useOpenTeamDraft(key: string, view: TeamView, world: World): TeamDraft | null {
  const dispatch = useTeamDispatch();
  const { storage } = usePlatform();
  const { key: openKey, saved, present, past, version } = useTeamSelector((state) => state.draft);
  const isOpen = openKey === key;
  const isChanged = isOpen && saved !== null && present !== null && draftChanges(saved, present).length > 0;

  useLayoutEffect(() => {
    if (isOpen && (version === view.team.version || isChanged)) return;
    const kept = isOpen ? null : readKeptDraft(storage, key);
    const restored =
      kept?.version === view.team.version ? restoreDraft(kept.draft, world.gamePlayers, world.rules) : null;
    dispatch(
      draftOpened({
        key,
        saved: savedDraft(view, world),
        present: restored ?? undefined,
        version: view.team.version,
      }),
    );
  }, [isOpen, isChanged, key, version, view, world, storage, dispatch]);

  if (!isOpen || saved === null || present === null) return null;
  return { saved, draft: present, canUndo: past.length > 0 };
}
