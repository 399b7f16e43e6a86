import { type DraftSquad, emptyDraft } from '@euro/game';
import type { World } from '@euro/game-ui';
import { useWorld } from '@euro/game-ui';
import type { RemoteStorage } from '@euro/platform';
import { usePlatform } from '@euro/platform/react';
import { useLayoutEffect, useMemo } from 'react';
import { draftChanges } from '../domain/draftChanges.js';
import { restoreDraft } from '../domain/restoreDraft.js';
import { type DraftState, draftOpened, type SaveAttempt } from '../store/draftSlice.js';
import { isNewTeamKey, readStoredDraft } from '../store/keepDraft.js';
import { nameFormOpened } from '../store/nameFormSlice.js';
import { useTeamDispatch, useTeamSelector } from '../store/teamStore.js';

/** Changes that were not saved when their matchday closed. */
export interface MissedDraft {
  readonly key: string;
  readonly weekId: number;
  readonly saved: DraftSquad;
  readonly present: DraftSquad;
  readonly version: number | null;
  readonly changedAt: number | null;
  readonly attempt: SaveAttempt | null;
}

/**
 * The draft with this key if its matchday closed before it was saved: on screen, or stored by an earlier visit. Null
 * without one; it remains until the user decides.
 */
export function useMissedDraft(key: string): MissedDraft | null {
  const world = useWorld();
  const dispatch = useTeamDispatch();
  const { storage } = usePlatform();
  const open = useTeamSelector((state) => state.draft);
  const isOpen = open.key === key;
  const { deadlineWeek } = world.deadline;
  const storedDraft = useMemo(
    () => (isOpen ? null : leftDraft(key, world, storage)),
    [isOpen, key, world, storage],
  );
  const missedDraft = isOpen
    ? missedOf(open, deadlineWeek)
    : storedDraft && missedOf(storedDraft, deadlineWeek);

  useLayoutEffect(() => {
    if (storedDraft === null || missedDraft === null) return;
    dispatch(draftOpened(missedDraft));
    dispatch(nameFormOpened(storedDraft.nameForm));
  }, [storedDraft, missedDraft, dispatch]);
  return missedDraft;
}

type Draft = Omit<DraftState, 'past' | 'failed' | 'conflict'>;

function missedOf(draft: Draft, open: number | null): MissedDraft | null {
  const { key, weekId, saved, present, version, changedAt, attempt } = draft;
  if (key === null || weekId === null || saved === null || present === null) return null;
  const isClosed = open === null || weekId < open || attempt?.kind === 'late';
  if (!isClosed || draftChanges(saved, present).length === 0) return null;
  return { key, weekId, saved, present, version, changedAt, attempt };
}

/** As an earlier visit left it, with the name of a new team. */
interface LeftDraft extends Draft {
  readonly nameForm: { readonly name: string; readonly nameVisible: boolean };
}

function leftDraft(key: string, { gamePlayers, rules }: World, storage: RemoteStorage): LeftDraft | null {
  const stored = readStoredDraft(storage, key);
  if (stored?.weekId === undefined) return null;
  const firstDraft = stored.saved ?? (isNewTeamKey(key) ? emptyDraft(rules) : null);
  const saved = firstDraft && restoreDraft(firstDraft, gamePlayers, rules);
  const present = restoreDraft(stored.draft, gamePlayers, rules);
  const { version, weekId, changedAt = null, name = '', showsName = false } = stored;
  const nameForm = { name, nameVisible: showsName };
  return { key, saved, present, version, weekId, changedAt, attempt: null, nameForm };
}
