import type { DraftSquad } from '@euro/game';
import { draftChanges } from './draftChanges.js';
import { draftPlayers, isSameSquad, rebaseDraft } from './rebaseDraft.js';

/** The part of a draft that can move to another matchday. */
export interface CarriedDraft {
  readonly draft: DraftSquad;
  /** Incoming players that can't move with it: they need a transfer. */
  readonly leftBehind: readonly number[];
  /** Nothing of it would differ from the team. */
  readonly isEmpty: boolean;
}

/**
 * A draft of a matchday that closed, made for the team as it is in the next one; `mayBringOthers` while that squad is open,
 * otherwise only the places and armbands of the players it holds go along.
 */
export function carryDraft(draft: DraftSquad, team: DraftSquad, mayBringOthers: boolean): CarriedDraft {
  const carried = mayBringOthers || isSameSquad(draft, team) ? draft : rebaseDraft(draft, team);
  const carriedIds = new Set(draftPlayers(carried));
  return {
    draft: carried,
    leftBehind: draftPlayers(draft).filter((id) => !carriedIds.has(id)),
    isEmpty: draftChanges(team, carried).length === 0,
  };
}
