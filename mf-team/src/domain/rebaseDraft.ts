import type { DraftSquad, PositionId } from '@euro/game';

/** The players in a draft. */
export function draftPlayers({ slots }: DraftSquad): number[] {
  return slots.flatMap(({ playerId }) => playerId ?? []);
}

/** Whether two drafts hold the same players, wherever they are. */
export function isSameSquad(one: DraftSquad, other: DraftSquad): boolean {
  const players = new Set(draftPlayers(one));
  const others = draftPlayers(other);
  return players.size === others.length && others.every((id) => players.has(id));
}

/**
 * A draft put on the squad that the team has now: a player sold elsewhere gives his place, and his armband, to a player
 * of his position who came (decisions §3.2).
 */
export function rebaseDraft(draft: DraftSquad, team: DraftSquad): DraftSquad {
  const players = new Set(draftPlayers(draft));
  const came: Record<PositionId, number[]> = { 0: [], 1: [], 2: [], 3: [], 4: [] };
  for (const { playerId, positionId } of team.slots) {
    if (playerId !== null && !players.has(playerId)) came[positionId].push(playerId);
  }
  const present = new Set(draftPlayers(team));
  const successors = new Map<number, number | null>();
  const slots = draft.slots.map((slot) => {
    if (slot.playerId === null || present.has(slot.playerId)) return slot;
    const successor = came[slot.positionId].shift() ?? null;
    successors.set(slot.playerId, successor);
    return { ...slot, playerId: successor };
  });
  const holder = (id: number | null) =>
    id === null ? null : (successors.get(id) ?? (successors.has(id) ? null : id));
  return { slots, captainId: holder(draft.captainId), viceCaptainId: holder(draft.viceCaptainId) };
}
