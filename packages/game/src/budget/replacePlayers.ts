import type { DraftSquad } from '../draft/draftSquad.js';

/** A player who leaves the squad, and his replacement. */
export interface SquadSwap {
  readonly outId: number;
  readonly inId: number;
}

/** The draft with these players in the slots of those; who comes takes over an armband. */
export function replacePlayers(draft: DraftSquad, swaps: readonly SquadSwap[]): DraftSquad {
  const successors = new Map(swaps.map(({ outId, inId }) => [outId, inId]));
  const successor = (id: number | null) => (id === null ? null : (successors.get(id) ?? id));
  return {
    slots: draft.slots.map((slot) => ({ ...slot, playerId: successor(slot.playerId) })),
    captainId: successor(draft.captainId),
    viceCaptainId: successor(draft.viceCaptainId),
  };
}
