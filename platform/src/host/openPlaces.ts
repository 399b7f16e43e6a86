import type { Slot, SlotState } from './slot/createSlot.js';
import { createState, type StateSource } from './state/createState.js';

/** A page or embed that is on the screen, or on its way there. */
export interface OpenPlace {
  readonly remote: string;
  /** The page's route, `/team/:id`, or the embed's id, `transfers/panel@1`. */
  readonly what: string;
  /** Version of the release that stands there; null while none does. */
  readonly version: string | null;
  readonly state: SlotState;
  /**
   * Puts the newest release in its place; what stands there goes once that is loaded.
   * @param anew also when it is the same release: a part of what was loaded is missing
   */
  renew(anew: boolean): Promise<void>;
}

/** Every place where a remote stands. */
export interface OpenPlaces {
  readonly shown: StateSource<readonly OpenPlace[]>;
  /** Writes a place down, in the place of what was written before under the same mark; null when it is gone. */
  note(mark: object, place: OpenPlace | null): void;
}

export function createOpenPlaces(): OpenPlaces {
  const shown = createState<readonly OpenPlace[]>([]);
  const places = new Map<object, OpenPlace>();
  return {
    shown,
    note(mark, place) {
      if (place) places.set(mark, place);
      else places.delete(mark);
      shown.set([...places.values()]);
    },
  };
}

/**
 * Keeps a place written down as its state goes.
 * @param slot asked late: the first state is told while the slot is being made
 */
export function notePlace(
  places: OpenPlaces,
  { remote, what }: Pick<OpenPlace, 'remote' | 'what'>,
  slot: () => Pick<Slot<never>, 'remote' | 'renew'>,
) {
  const mark = {};
  return {
    show(state: SlotState): void {
      const version = state.status === 'ready' ? (slot().remote?.release?.manifest.version ?? null) : null;
      places.note(mark, { remote, what, version, state, renew: (anew) => slot().renew(anew) });
    },
    gone: () => places.note(mark, null),
  };
}
