import type { DraftSquad } from '@euro/game';
import { draftChanges } from './draftChanges.js';
import { isSameSquad, rebaseDraft } from './rebaseDraft.js';

/** A draft with the team it was begun on. */
export interface OpenedDraft {
  readonly saved: DraftSquad;
  readonly present: DraftSquad;
  readonly version: number | null;
}

/** The team as the server has it now. */
export interface TeamNow {
  readonly saved: DraftSquad;
  readonly version: number;
}

/** Outcome for a draft when the team is fetched again. */
export type Following =
  | { readonly kind: 'stay' }
  /** No local changes: show the present team. */
  | { readonly kind: 'open' }
  /** The draft continues on the present team. */
  | { readonly kind: 'rebase'; readonly opened: OpenedDraft }
  /**
   * The same on a squad changed by transfers, with a notice; with an old version the user still has to choose who wins.
   */
  | { readonly kind: 'moved'; readonly opened: OpenedDraft }
  /** The draft contains players that may not be bought any more: it is discarded, with a notice. */
  | { readonly kind: 'lost' };

const STAY: Following = { kind: 'stay' };

/**
 * Reconciles a draft with the fetched team: saved in another window, changed by transfers, or in another matchday.
 * `mayBringOthers`: whether the squad itself is open, or only its lineup.
 */
export function followTeam(opened: OpenedDraft, team: TeamNow, mayBringOthers: boolean): Following {
  // The team of an answer from before the last save.
  if (opened.version !== null && opened.version > team.version) return STAY;
  const isSameTeam = opened.version === team.version && isSameDraft(opened.saved, team.saved);
  if (isSameDraft(opened.saved, opened.present)) return isSameTeam ? STAY : { kind: 'open' };
  if (isSameTeam) return mayBringOthers || isSameSquad(opened.present, team.saved) ? STAY : { kind: 'lost' };
  // The draft equals the saved team: the save did arrive.
  if (isSameDraft(opened.present, team.saved)) return { kind: 'open' };
  const isOlder = opened.version !== team.version;
  if (mayBringOthers || isSameSquad(opened.present, team.saved)) {
    // A name, a booster or a power sub changes the version too, and nothing that conflicts with this draft.
    const isApart = !isOlder || isSameDraft(opened.saved, team.saved);
    return isApart ? { kind: 'rebase', opened: { ...team, present: opened.present } } : STAY;
  }
  // Other players came here, or a free hit is over: there is nothing to put this draft on.
  if (!isOlder || !isSameSquad(opened.present, opened.saved)) return { kind: 'lost' };
  const saved = rebaseDraft(opened.saved, team.saved);
  const version = isSameDraft(saved, team.saved) ? team.version : opened.version;
  return { kind: 'moved', opened: { saved, present: rebaseDraft(opened.present, team.saved), version } };
}

function isSameDraft(one: DraftSquad, other: DraftSquad): boolean {
  return draftChanges(one, other).length === 0;
}
