import type { DraftSquad, PositionId } from '@euro/game';

/** Index of the free place that the next pick of the filtered position fills; undefined without one. */
export function nextPlace(draft: DraftSquad, positionId: PositionId | null): number | undefined {
  if (positionId === null) return undefined;
  const index = draft.slots.findIndex((slot) => slot.playerId === null && slot.positionId === positionId);
  return index < 0 ? undefined : index;
}
