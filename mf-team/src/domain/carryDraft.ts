import type { DraftSquad } from '@euro/game';
import { draftChanges } from './draftChanges.js';
import { draftPlayers, isSameSquad, rebaseDraft } from './rebaseDraft.js';

/** The part of a draft that can move to another matchday. */
export interface CarriedDraft {
  readonly draft: DraftSquad;
  /** Incoming players that can't move with it: they need a transfer. */
  readonly leftBehind: readonly number[];
  /** The draft would equal the team. */
  readonly isEmpty: boolean;
}

/**
 * A draft of a closed matchday, applied to the team of the next one; `mayBringOthers` while that squad is open,
 * otherwise only the places and armbands of its present players are applied.
 */
export function carryDraft(draft: DraftSquad, team: DraftSquad, mayBringOthers: boolean): CarriedDraft {
  const carriedDraft = mayBringOthers || isSameSquad(draft, team) ? draft : rebaseDraft(draft, team);
  const carriedIds = new Set(draftPlayers(carriedDraft));
  return {
    draft: carriedDraft,
    leftBehind: draftPlayers(draft).filter((id) => !carriedIds.has(id)),
    isEmpty: draftChanges(team, carriedDraft).length === 0,
  };
}
