import {
  type CompetitionRules,
  countPositions,
  type DraftSquad,
  emptyDraft,
  type GamePlayer,
  isValidFormation,
  POSITION_IDS,
  type Slot,
} from '@euro/game';

/**
 * A stored draft on the present squads: unknown players leave their place empty. Null when its places are no longer a
 * legal squad.
 */
export function restoreDraft(
  stored: DraftSquad,
  players: ReadonlyMap<number, GamePlayer>,
  rules: CompetitionRules,
): DraftSquad | null {
  if (!isLegalLayout(stored.slots, rules)) return null;
  const seenIds = new Set<number>();
  const slots = stored.slots.map((slot): Slot => {
    const { playerId, positionId } = slot;
    if (playerId === null) return slot;
    const isKnown = players.get(playerId)?.positionId === positionId && !seenIds.has(playerId);
    seenIds.add(playerId);
    return isKnown ? slot : { ...slot, playerId: null };
  });
  const isStarter = (id: number | null) =>
    id !== null &&
    slots.some(({ role, playerId, positionId }) => role === 'starting' && playerId === id && positionId > 0);
  const captainId = isStarter(stored.captainId) ? stored.captainId : null;
  return {
    slots,
    captainId,
    viceCaptainId:
      isStarter(stored.viceCaptainId) && stored.viceCaptainId !== captainId ? stored.viceCaptainId : null,
  };
}

function isLegalLayout(slots: readonly Slot[], rules: CompetitionRules): boolean {
  const starters = slots.filter((slot) => slot.role === 'starting');
  const firstBench = slots.findIndex((slot) => slot.role === 'bench');
  const inOrder = firstBench === starters.length && slots.length === emptyDraft(rules).slots.length;
  const squad = countPositions(slots.map((slot) => slot.positionId));
  return (
    inOrder &&
    isValidFormation(countPositions(starters.map((slot) => slot.positionId)), rules) &&
    POSITION_IDS.every((positionId) => squad[positionId] === rules.squadLayout[positionId])
  );
}
