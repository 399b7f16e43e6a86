import type { DraftSquad, PositionId } from '@euro/game';

/** The players in a draft. */
export function draftPlayers({ slots }: DraftSquad): number[] {
  return slots.flatMap(({ playerId }) => playerId ?? []);
}

/** True for two drafts with the same players, in any places. */
export function isSameSquad(one: DraftSquad, other: DraftSquad): boolean {
  const players = new Set(draftPlayers(one));
  const others = draftPlayers(other);
  return players.size === others.length && others.every((id) => players.has(id));
}

/**
 * A draft applied to the team's present squad: a player sold elsewhere is replaced, with his armband, by a new player
 * of his position (decisions §3.2).
 */
export function rebaseDraft(draft: DraftSquad, team: DraftSquad): DraftSquad {
  const players = new Set(draftPlayers(draft));
  const newIds: Record<PositionId, number[]> = { 0: [], 1: [], 2: [], 3: [], 4: [] };
  for (const { playerId, positionId } of team.slots) {
    if (playerId !== null && !players.has(playerId)) newIds[positionId].push(playerId);
  }
  const present = new Set(draftPlayers(team));
  const successors = new Map<number, number | null>();
  const slots = draft.slots.map((slot) => {
    if (slot.playerId === null || present.has(slot.playerId)) return slot;
    const successor = newIds[slot.positionId].shift() ?? null;
    successors.set(slot.playerId, successor);
    return { ...slot, playerId: successor };
  });
  const holder = (id: number | null) =>
    id === null ? null : (successors.get(id) ?? (successors.has(id) ? null : id));
  return { slots, captainId: holder(draft.captainId), viceCaptainId: holder(draft.viceCaptainId) };
}
