import type { SlotState } from './slot/createSlot.js';
import { createState, type StateSource } from './state/createState.js';

/** A page or embed on the screen, or being loaded. */
export interface OpenPlace {
  readonly remote: string;
  /** The page's route, `/team/:id`, or the embed's id, `transfers/panel@1`. */
  readonly what: string;
  /** Version of the mounted release; null while there is none. */
  readonly version: string | null;
  readonly state: SlotState;
  /**
   * Replaces it with the newest release once that is loaded.
   * @param force also when it is the same release: a chunk of it is missing
   */
  renew(force: boolean): Promise<void>;
}

/** All pages and embeds that are open. */
export interface OpenPlaces {
  readonly shown: StateSource<readonly OpenPlace[]>;
  /** Stores a place under its key; null removes it. */
  set(key: object, place: OpenPlace | null): void;
}

export function createOpenPlaces(): OpenPlaces {
  const shown = createState<readonly OpenPlace[]>([]);
  const places = new Map<object, OpenPlace>();
  return {
    shown,
    set(key, place) {
      if (place) places.set(key, place);
      else places.delete(key);
      shown.set([...places.values()]);
    },
  };
}
