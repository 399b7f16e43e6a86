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

/** A draft as it is drawn. */
export interface PitchSlots {
  readonly coach: PlacedSlot | null;
  readonly rows: readonly (readonly PlacedSlot[])[];
  readonly bench: readonly PlacedSlot[];
}

/** Puts the slots of a draft in the pitch's rows and on the bench. */
export function pitchSlots(draft: DraftSquad): PitchSlots {
  const placed = draft.slots.map((slot, index): PlacedSlot => ({ ...slot, index }));
  const starting = placed.filter((slot) => slot.role === 'starting');
  return {
    coach: starting.find((slot) => slot.positionId === COACH) ?? null,
    rows: PITCH_ROWS.map((position) => starting.filter((slot) => slot.positionId === position)),
    bench: placed.filter((slot) => slot.role === 'bench'),
  };
}
