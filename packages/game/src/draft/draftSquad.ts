import type { MessageParams, PositionId } from '../types.js';

/** One place of the squad; a filled slot's position is always its player's. */
export interface Slot {
  readonly role: 'starting' | 'bench';
  readonly positionId: PositionId;
  readonly playerId: number | null;
}

/**
 * A squad being built: 16 slots, starters first in rows by position, then the bench with the goalkeeper first.
 * The slots always make a legal formation and squad layout, also while some are empty.
 */
export interface DraftSquad {
  readonly slots: readonly Slot[];
  readonly captainId: number | null;
  readonly viceCaptainId: number | null;
}

/** Why an operation on a draft is refused; every code has one sentence in the interface. */
export type RefusalCode =
  | 'unknown-player'
  | 'player-left'
  | 'already-in-team'
  | 'no-free-slot'
  | 'club-limit'
  | 'over-budget'
  | 'not-in-team'
  | 'same-player'
  | 'coach-not-swappable'
  | 'goalkeeper-only-with-goalkeeper'
  | 'both-starting'
  | 'invalid-formation'
  | 'coach-not-captain'
  | 'bench-goalkeeper-fixed'
  | 'no-such-place';

/** A refusal with the ids and numbers its message needs. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly params: MessageParams;
}

/** The new draft, or why there is none. */
export type DraftResult =
  | { readonly ok: true; readonly draft: DraftSquad }
  | ({ readonly ok: false } & Refusal);

/** The draft as a successful result. */
export function accepted(draft: DraftSquad): DraftResult {
  return { ok: true, draft };
}

/** The refusal as a result. */
export function refused(refusal: Refusal): DraftResult {
  return { ok: false, ...refusal };
}

/** The index of the slot that holds this player, or -1. */
export function slotOf(draft: DraftSquad, playerId: number): number {
  return draft.slots.findIndex((slot) => slot.playerId === playerId);
}
