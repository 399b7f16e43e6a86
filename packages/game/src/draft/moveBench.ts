import { GOALKEEPER } from '../positions.js';
import { accepted, type DraftResult, type DraftSquad, refused, slotOf } from './draftSquad.js';

/**
 * Moves an outfield bench player to another place of the auto-sub order; those between move up or down.
 * `toPlace` is 1 for the first outfield place to 3 for the last; place 0 belongs to the goalkeeper.
 */
export function moveBench(draft: DraftSquad, playerId: number, toPlace: number): DraftResult {
  const slot = draft.slots[slotOf(draft, playerId)];
  if (slot?.role !== 'bench') return refused({ code: 'not-in-team', params: { playerId } });
  if (slot.positionId === GOALKEEPER)
    return refused({ code: 'bench-goalkeeper-fixed', params: { playerId } });

  const bench = draft.slots.filter(({ role }) => role === 'bench');
  const target = bench[toPlace];
  if (target === undefined) return refused({ code: 'no-such-place', params: { toPlace } });
  if (target.positionId === GOALKEEPER)
    return refused({ code: 'bench-goalkeeper-fixed', params: { playerId } });

  const others = bench.filter((each) => each !== slot);
  const reordered = [...others.slice(0, toPlace), slot, ...others.slice(toPlace)];
  return accepted({
    ...draft,
    slots: [...draft.slots.filter(({ role }) => role === 'starting'), ...reordered],
  });
}
