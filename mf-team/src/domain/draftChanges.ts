import { type DraftSquad, pairSwaps } from '@euro/game';

/** One thing that differs from the saved team, as the bar at the bottom writes it. */
export type DraftChange =
  | { readonly kind: 'swap'; readonly inId: number; readonly outId: number }
  | { readonly kind: 'new-players'; readonly playerIds: readonly number[] }
  | { readonly kind: 'removed-players'; readonly count: number }
  | { readonly kind: 'captain'; readonly playerId: number | null }
  | { readonly kind: 'vice-captain'; readonly playerId: number | null }
  | { readonly kind: 'bench-order' };

/** Changes of the draft against the saved team; an empty list means that there is nothing to save. */
export function draftChanges(saved: DraftSquad, draft: DraftSquad): DraftChange[] {
  const before = idsOf(saved);
  const after = idsOf(draft);
  const idsBefore = new Set([...before.starting, ...before.bench]);
  const idsAfter = new Set([...after.starting, ...after.bench]);
  const changes: DraftChange[] = [];

  const addedIds = [...idsAfter].filter((id) => !idsBefore.has(id));
  const removedCount = [...idsBefore].filter((id) => !idsAfter.has(id)).length;
  if (addedIds.length > 0) changes.push({ kind: 'new-players', playerIds: addedIds });
  if (removedCount > addedIds.length)
    changes.push({ kind: 'removed-players', count: removedCount - addedIds.length });

  const cameOn = after.starting.filter((id) => before.bench.includes(id));
  const wentOff = after.bench.filter((id) => before.starting.includes(id));
  const positions = new Map(draft.slots.map(({ playerId, positionId }) => [playerId, positionId]));
  const pairs = pairSwaps({
    toPitch: cameOn,
    toBench: wentOff,
    benchBefore: before.bench,
    benchAfter: after.bench,
    positionOf: (id) => positions.get(id),
  });
  for (const pair of pairs) changes.push({ kind: 'swap', ...pair });

  if (saved.captainId !== draft.captainId) changes.push({ kind: 'captain', playerId: draft.captainId });
  if (saved.viceCaptainId !== draft.viceCaptainId) {
    changes.push({ kind: 'vice-captain', playerId: draft.viceCaptainId });
  }
  const stayed = (ids: readonly number[], others: readonly number[]) =>
    ids.filter((id) => others.includes(id));
  const order = stayed(after.bench, before.bench).join();
  if (order !== stayed(before.bench, after.bench).join()) changes.push({ kind: 'bench-order' });
  return changes;
}

function idsOf(draft: DraftSquad): { starting: number[]; bench: number[] } {
  const ids = (role: 'starting' | 'bench') =>
    draft.slots.flatMap((slot) => (slot.role === role && slot.playerId !== null ? [slot.playerId] : []));
  return { starting: ids('starting'), bench: ids('bench') };
}
