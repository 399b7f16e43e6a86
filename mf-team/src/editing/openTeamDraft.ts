import { savedDraft, type World } from '@euro/game-ui';
import { type Following, followTeam, type OpenedDraft } from '../domain/followTeam.js';
import { restoreDraft } from '../domain/restoreDraft.js';
import { draftOpened, draftRebased } from '../store/draftSlice.js';
import { readStoredDraft, type StoredDraft, teamKey } from '../store/keepDraft.js';
import type { EditedTeam } from './createSaving.js';
import { type EditingPorts, warn } from './EditingPorts.js';

/**
 * Opens the draft of an existing team: the stored one, else the saved team. A team that was changed elsewhere replaces
 * an unchanged draft at once; beside a changed one it waits for the user's choice.
 */
export function openTeamDraft(ports: EditingPorts, { kind, view, weekId }: EditedTeam): void {
  const { store, world, words } = ports;
  const { storage, notices } = ports.platform;
  const key = teamKey(view.team.id);
  const team = { saved: savedDraft(view, world), version: view.team.version };
  const { key: openKey, saved, present, version, weekId: madeFor } = store.getState().draft;
  const open = openKey === key && saved !== null && present !== null ? { saved, present, version } : null;
  const stored = open === null ? readStoredDraft(storage, key) : null;
  const draft = open ?? leftDraft(stored, world);
  const following: Following = draft === null ? { kind: 'open' } : followTeam(draft, team, kind === 'squad');
  // A draft of a matchday that closed never comes here: it waits for a choice (`useMissedDraft`).
  const begin = (opened: Partial<OpenedDraft>) =>
    store.dispatch(draftOpened({ key, weekId, changedAt: stored?.changedAt ?? null, ...team, ...opened }));
  switch (following.kind) {
    case 'stay':
      if (draft !== null && (open === null || madeFor !== weekId)) begin(draft);
      return;
    case 'moved':
    case 'rebase': {
      const isMoved = following.kind === 'moved';
      if (isMoved) notices.show({ tone: 'neutral', text: words.team('draftMoved') });
      if (open === null) begin(following.opened);
      // A rebased draft keeps its players, and so what can be undone.
      else store.dispatch(draftRebased(isMoved ? following.opened : team));
      return;
    }
    case 'lost':
      warn(ports, words.team('draftLost'));
      begin({});
      return;
    case 'open':
      begin({});
  }
}

/** The draft of an earlier visit, as far as it can still be drawn. */
function leftDraft(stored: StoredDraft | null, { gamePlayers, rules }: World): OpenedDraft | null {
  if (stored?.saved === undefined) return null;
  const saved = restoreDraft(stored.saved, gamePlayers, rules);
  const present = restoreDraft(stored.draft, gamePlayers, rules);
  return saved === null || present === null ? null : { saved, present, version: stored.version };
}
