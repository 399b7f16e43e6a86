import type { OpenPlace, OpenPlaces } from './openPlaces.js';
import type { Slot, SlotState } from './slot/createSlot.js';

/**
 * Reports the states of a page or embed to the open places.
 * @param slot called late: the first state arrives while the slot is being created
 */
export function trackPlace(
  places: OpenPlaces,
  { remote, what }: Pick<OpenPlace, 'remote' | 'what'>,
  slot: () => Pick<Slot<never>, 'remote' | 'renew'>,
) {
  const key = {};
  return {
    show(state: SlotState): void {
      const version = state.status === 'ready' ? (slot().remote?.release?.manifest.version ?? null) : null;
      places.set(key, { remote, what, version, state, renew: (force) => slot().renew(force) });
    },
    remove: () => places.set(key, null),
  };
}
