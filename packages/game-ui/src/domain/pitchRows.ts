import {
  COACH,
  DEFENDER,
  type DraftSquad,
  FORWARD,
  GOALKEEPER,
  MIDFIELDER,
  type PositionId,
  type Slot,
} from '@euro/game';

/** The four rows of the pitch from the goal on; the coach is beside the first. */
export const PITCH_ROWS: readonly PositionId[] = [GOALKEEPER, DEFENDER, MIDFIELDER, FORWARD];

/** A slot with its place in the draft. */
export interface PlacedSlot extends Slot {
  readonly index: number;
}

/** A slot of the bench. */
export interface BenchSlot extends PlacedSlot {
  /** His turn in the auto-sub order, from 1; null for a goalkeeper. */
  readonly order: number | null;
}

/** A draft as it is drawn. */
export interface PitchSlots {
  readonly coach: PlacedSlot | null;
  readonly rows: readonly (readonly PlacedSlot[])[];
  readonly bench: readonly BenchSlot[];
}

/** Puts the slots of a draft in the pitch's rows and on the bench. */
export function pitchSlots(draft: DraftSquad): PitchSlots {
  const slots = draft.slots.map((slot, index): PlacedSlot => ({ ...slot, index }));
  const starting = slots.filter((slot) => slot.role === 'starting');
  const bench = slots.filter((slot) => slot.role === 'bench');
  const orders = benchOrders(bench.map(({ positionId }) => positionId));
  return {
    coach: starting.find((slot) => slot.positionId === COACH) ?? null,
    rows: PITCH_ROWS.map((position) => starting.filter((slot) => slot.positionId === position)),
    bench: bench.map((slot, at) => ({ ...slot, order: orders[at] ?? null })),
  };
}

/** The turns of a bench in the auto-sub order, from 1; goalkeepers, who come first, have none. */
export function benchOrders(positionIds: readonly (PositionId | undefined)[]): readonly (number | null)[] {
  const keepers = positionIds.filter((positionId) => positionId === GOALKEEPER).length;
  return positionIds.map((positionId, at) => (positionId === GOALKEEPER ? null : at - keepers + 1));
}
