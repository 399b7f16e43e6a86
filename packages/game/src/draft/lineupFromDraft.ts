import type { Lineup, MessageParams } from '../types.js';
import type { DraftSquad, Slot } from './draftSquad.js';

/** What a draft lacks before it can be saved (spec §5 "Team save requires"). */
export type IncompleteCode = 'not-enough-players' | 'captain-missing' | 'vice-captain-missing';

/** The lineup to save, or what is missing first. */
export type LineupResult =
  | { readonly ok: true; readonly lineup: Lineup }
  | { readonly ok: false; readonly code: IncompleteCode; readonly params: MessageParams };

/** The lineup of a complete draft. */
export function lineupFromDraft(draft: DraftSquad): LineupResult {
  const missing = draft.slots.filter((slot) => slot.playerId === null).length;
  if (missing > 0) return { ok: false, code: 'not-enough-players', params: { missing } };
  const { captainId, viceCaptainId } = draft;
  if (captainId === null) return { ok: false, code: 'captain-missing', params: {} };
  if (viceCaptainId === null) return { ok: false, code: 'vice-captain-missing', params: {} };
  const starting = idsOf(draft, 'starting');
  const bench = idsOf(draft, 'bench');
  return { ok: true, lineup: { starting, bench, captainId, viceCaptainId } };
}

function idsOf(draft: DraftSquad, role: Slot['role']): number[] {
  return draft.slots.flatMap((slot) => (slot.role === role && slot.playerId !== null ? [slot.playerId] : []));
}
