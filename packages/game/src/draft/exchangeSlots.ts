import type { Slot } from './draftSquad.js';

/**
 * Swaps the players (or gaps) of two slots, each with his position. Starters stay in rows by position: one of another
 * position joins the row of his own.
 */
export function exchangeSlots(slots: readonly Slot[], firstIndex: number, secondIndex: number): Slot[] {
  const first = slots[firstIndex];
  const second = slots[secondIndex];
  if (first === undefined || second === undefined) throw new RangeError('exchangeSlots: no such slot');

  const nextSlots = slots.map((slot, at) => {
    if (at === firstIndex) return { ...second, role: first.role };
    return at === secondIndex ? { ...first, role: second.role } : slot;
  });
  const starters = nextSlots.filter((slot) => slot.role === 'starting');
  starters.sort((a, b) => a.positionId - b.positionId);
  return [...starters, ...nextSlots.filter((slot) => slot.role === 'bench')];
}
