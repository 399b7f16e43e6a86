import type { DraftSquad } from '@euro/game';
import { draftChanges } from './draftChanges.js';
import { isSameSquad, rebaseDraft } from './rebaseDraft.js';

/** A draft with the team it was begun on. */
export interface HeldDraft {
  readonly saved: DraftSquad;
  readonly present: DraftSquad;
  readonly version: number | null;
}

/** The team as the server has it now. */
export interface TeamNow {
  readonly saved: DraftSquad;
  readonly version: number;
}

/** What becomes of a draft when the team is told anew. */
export type Following =
  | { readonly kind: 'stay' }
  /** Nothing was changed here: show the team as it is now. */
  | { readonly kind: 'open' }
  /** The draft goes on from the team as it is now. */
  | { readonly kind: 'rebase'; readonly held: HeldDraft }
  /** The same on a squad that transfers changed: that is told; with an old version it still has to be settled who wins. */
  | { readonly kind: 'moved'; readonly held: HeldDraft }
  /** The draft brought players in that may not come any more: it is gone, and that is told. */
  | { readonly kind: 'lost' };

const STAY: Following = { kind: 'stay' };

/**
 * What becomes of a draft when the team is told anew: saved in another window, changed by transfers, or in another matchday.
 * `mayBringOthers`: whether the squad itself is open, or only its lineup.
 */
export function followTeam(held: HeldDraft, team: TeamNow, mayBringOthers: boolean): Following {
  const isSameTeam = held.version === team.version && isSameDraft(held.saved, team.saved);
  if (isSameDraft(held.saved, held.present)) return isSameTeam ? STAY : { kind: 'open' };
  if (isSameTeam) return mayBringOthers || isSameSquad(held.present, team.saved) ? STAY : { kind: 'lost' };
  // What was sent from here did arrive, or somebody had the same idea.
  if (isSameDraft(held.present, team.saved)) return { kind: 'open' };
  const isOlder = held.version !== team.version;
  if (mayBringOthers || isSameSquad(held.present, team.saved)) {
    // A name, a booster or a power sub changes the version too, and nothing that stands against this draft.
    const isApart = !isOlder || isSameDraft(held.saved, team.saved);
    return isApart ? { kind: 'rebase', held: { ...team, present: held.present } } : STAY;
  }
  // Other players came here, or a free hit is over: there is nothing to put this draft on.
  if (!isOlder || !isSameSquad(held.present, held.saved)) return { kind: 'lost' };
  const saved = rebaseDraft(held.saved, team.saved);
  const version = isSameDraft(saved, team.saved) ? team.version : held.version;
  return { kind: 'moved', held: { saved, present: rebaseDraft(held.present, team.saved), version } };
}

function isSameDraft(one: DraftSquad, other: DraftSquad): boolean {
  return draftChanges(one, other).length === 0;
}
