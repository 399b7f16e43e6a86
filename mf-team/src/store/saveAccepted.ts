import type { DraftSquad } from '@euro/game';
import type { RemoteStorage } from '@euro/platform';
import { draftChanges } from '../domain/draftChanges.js';
import { stepsSince } from '../domain/stepsSince.js';
import { draftSaved } from './draftSlice.js';
import { forgetDraft, readStoredDraft, writeStoredDraft } from './keepDraft.js';
import type { TeamStore } from './teamStore.js';

/** A save that the server accepted. */
export interface AcceptedSave {
  /** Key of the draft. */
  readonly key: string;
  /** The draft as it was sent. */
  readonly sent: DraftSquad;
  /** The team as the server has it now. */
  readonly saved: DraftSquad;
  readonly version: number;
}

/**
 * The saved team becomes the starting point of its draft; changes made while the save was on its way remain, unsaved.
 * The draft of a page that was left meanwhile is the stored one.
 */
export function saveAccepted({ key, sent, saved, version }: AcceptedSave, storage: RemoteStorage) {
  return (dispatch: TeamStore['dispatch'], getState: TeamStore['getState']): void => {
    const { key: openKey, past, present } = getState().draft;
    if (openKey === key && present !== null) {
      dispatch(draftSaved({ saved, version, steps: stepsSince(sent, past, present) }));
      return;
    }
    const stored = readStoredDraft(storage, key);
    if (stored === null) return;
    if (draftChanges(sent, stored.draft).length === 0) forgetDraft(storage, key);
    else writeStoredDraft(storage, key, { ...stored, saved, version });
  };
}
