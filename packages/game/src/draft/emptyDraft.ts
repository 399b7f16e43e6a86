import { POSITION_IDS } from '../positions.js';
import type { CompetitionRules, PositionId } from '../types.js';
import type { DraftSquad, Slot } from './draftSquad.js';

/** A draft without players in the first formation of the rules; the bench takes what the squad layout leaves. */
export function emptyDraft(rules: Pick<CompetitionRules, 'startRows' | 'squadLayout'>): DraftSquad {
  const starters = (positionId: PositionId) => rules.startRows[positionId] ?? 0;
  const slots = [
    ...POSITION_IDS.flatMap((positionId) => emptySlots('starting', positionId, starters(positionId))),
    ...POSITION_IDS.flatMap((positionId) =>
      emptySlots('bench', positionId, rules.squadLayout[positionId] - starters(positionId)),
    ),
  ];
  return { slots, captainId: null, viceCaptainId: null };
}

function emptySlots(role: Slot['role'], positionId: PositionId, count: number): Slot[] {
  return Array.from({ length: count }, () => ({ role, positionId, playerId: null }));
}
