import type { DraftSquad } from '@euro/game';
import { draftChanges } from './draftChanges.js';

/**
 * Steps of a draft since it was sent, oldest first and the present one last; empty when it equals what was sent.
 *
 * @param past earlier steps, oldest first
 */
export function stepsSince(
  sent: DraftSquad,
  past: readonly DraftSquad[],
  present: DraftSquad,
): readonly DraftSquad[] {
  const isSent = (step: DraftSquad) => draftChanges(sent, step).length === 0;
  if (isSent(present)) return [];
  // A step taken back since then leaves no trace of what was sent.
  const sentAt = past.map(isSent).lastIndexOf(true);
  return [...(sentAt < 0 ? [] : past.slice(sentAt + 1)), present];
}
