import { accepted, type DraftResult, type DraftSquad, refused, slotOf } from './draftSquad.js';

/** Empties the player's slot and clears his captaincy or vice-captaincy; his price is free again. */
export function removePlayer(draft: DraftSquad, playerId: number): DraftResult {
  const index = slotOf(draft, playerId);
  if (index < 0) return refused({ code: 'not-in-team', params: { playerId } });
  return accepted({
    slots: draft.slots.map((slot, at) => (at === index ? { ...slot, playerId: null } : slot)),
    captainId: draft.captainId === playerId ? null : draft.captainId,
    viceCaptainId: draft.viceCaptainId === playerId ? null : draft.viceCaptainId,
  });
}
