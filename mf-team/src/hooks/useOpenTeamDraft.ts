import type { TeamView } from '@euro/api-contract';
import type { DraftSquad } from '@euro/game';
import { savedDraft, useWorld, type World } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { useLayoutEffect, useMemo } from 'react';
import { type Following, followTeam, type OpenedDraft } from '../domain/followTeam.js';
import { restoreDraft } from '../domain/restoreDraft.js';
import { draftOpened, draftRebased } from '../store/draftSlice.js';
import { readStoredDraft, type StoredDraft, teamKey } from '../store/keepDraft.js';
import { useTeamDispatch, useTeamSelector } from '../store/teamStore.js';
import { teamTexts } from '../texts/teamTexts.js';

/** Editable part of a team: the squad, or only the lineup of the same sixteen. */
export type EditKind = 'squad' | 'lineup';

/** A saved team that is being changed. */
export interface TeamDraft {
  readonly saved: DraftSquad;
  readonly draft: DraftSquad;
  readonly canUndo: boolean;
  /** The team was changed elsewhere after the draft was begun. */
  readonly isBehind: boolean;
}

/**
 * The draft of an existing team: the stored one, else the saved team; null only until it is opened, before the first
 * paint. A team that was changed elsewhere replaces an unchanged draft at once; beside a changed one it waits for the
 * user's choice.
 */
export function useOpenTeamDraft(kind: EditKind, view: TeamView, weekId: number): TeamDraft | null {
  const world = useWorld();
  const dispatch = useTeamDispatch();
  const { storage, notices } = usePlatform();
  const t = useText(teamTexts);
  const key = teamKey(view.team.id);
  const draft = useTeamSelector((state) => state.draft);
  const { key: openKey, saved, present, past, version } = draft;
  const isOpen = openKey === key;
  const team = useMemo(() => ({ saved: savedDraft(view, world), version: view.team.version }), [view, world]);

  useLayoutEffect(() => {
    const open = isOpen && saved !== null && present !== null ? { saved, present, version } : null;
    const stored = open === null ? readStoredDraft(storage, key) : null;
    const openDraft = open ?? leftDraft(stored, world);
    const following: Following =
      openDraft === null ? { kind: 'open' } : followTeam(openDraft, team, kind === 'squad');
    // A draft of a matchday that closed never comes here: it waits for a choice (`useMissedDraft`).
    const origin = { weekId, changedAt: stored?.changedAt ?? null };
    const isOfOther = open !== null && draft.weekId !== weekId;
    switch (following.kind) {
      case 'stay':
        if (openDraft !== null && (open === null || isOfOther))
          dispatch(draftOpened({ key, ...origin, ...openDraft }));
        return;
      case 'moved':
        notices.show({ tone: 'neutral', text: t('draftMoved') });
        dispatch(
          open === null
            ? draftOpened({ key, ...origin, ...following.opened })
            : draftRebased(following.opened),
        );
        return;
      case 'rebase':
        dispatch(
          open === null
            ? draftOpened({ key, ...origin, ...following.opened })
            : // The players remain, and so does what can be undone.
              draftRebased(team),
        );
        return;
      case 'lost':
        notices.show({ tone: 'warning', text: t('draftLost') });
        dispatch(draftOpened({ key, ...origin, ...team }));
        return;
      case 'open':
        dispatch(draftOpened({ key, ...origin, ...team }));
    }
  }, [
    isOpen,
    saved,
    present,
    version,
    draft.weekId,
    weekId,
    key,
    team,
    kind,
    world,
    storage,
    notices,
    t,
    dispatch,
  ]);

  if (!isOpen || saved === null || present === null) return null;
  return {
    saved,
    draft: present,
    canUndo: past.length > 0,
    isBehind: version !== null && version < view.team.version && saved !== present,
  };
}

/** The draft of an earlier visit, as far as it can still be drawn. */
function leftDraft(stored: StoredDraft | null, { gamePlayers, rules }: World): OpenedDraft | null {
  if (stored?.saved === undefined) return null;
  const saved = restoreDraft(stored.saved, gamePlayers, rules);
  const present = restoreDraft(stored.draft, gamePlayers, rules);
  return saved === null || present === null ? null : { saved, present, version: stored.version };
}
