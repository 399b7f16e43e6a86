import type { DraftSquad } from '@euro/game';
import { useLayoutEffect } from 'react';
import { type EditedTeam, isBehind } from '../editing/createSaving.js';
import type { EditingPorts } from '../editing/EditingPorts.js';
import { openTeamDraft } from '../editing/openTeamDraft.js';
import { teamKey } from '../store/keepDraft.js';
import { useTeamSelector } from '../store/teamStore.js';

/** A saved team that is being changed. */
export interface TeamDraft {
  readonly saved: DraftSquad;
  readonly draft: DraftSquad;
  readonly canUndo: boolean;
  /** The team was changed elsewhere after the draft was begun, and differently here. */
  readonly isBehind: boolean;
}

/** The draft of an existing team; null only until it is opened, before the first paint. */
export function useOpenTeamDraft(ports: EditingPorts, edited: EditedTeam): TeamDraft | null {
  const { view } = edited;
  const state = useTeamSelector(({ draft }) => draft);
  const { key, saved, present, past } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft of another team or matchday is opened again.
  useLayoutEffect(() => openTeamDraft(ports, edited), [ports, edited, state]);
  if (key !== teamKey(view.team.id) || saved === null || present === null) return null;
  return { saved, draft: present, canUndo: past.length > 0, isBehind: isBehind(state, view) };
}
