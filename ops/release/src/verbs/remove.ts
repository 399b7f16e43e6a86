import type { ObjectStore } from '../registry/objectStore.js';
import { changeRemote } from './changeRemote.js';
import { type Outcome, outcomeOf } from './outcome.js';

/** Takes a remote out of the portal: its menu items and pages are gone with the next page. Its releases stay stored. */
export async function remove(store: ObjectStore, name: string, note?: string): Promise<Outcome> {
  return outcomeOf(
    await changeRemote(store, name, ({ entry }) =>
      entry
        ? { what: 'remove', versions: [], entry: null, note }
        : { nothing: `${name} is no part of the portal: nothing to do.` },
    ),
  );
}
