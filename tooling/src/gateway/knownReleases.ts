import { type Change, storedVersions } from '../registry/changes.js';
import { readHistory } from '../registry/history.js';
import type { ObjectStore } from '../registry/objectStore.js';
import { entriesOf, parseRegistry, type StoredRegistry, standingOf } from '../registry/storedRegistry.js';

/**
 * Which versions of a remote are stored, by the registry and its history; null when neither can tell. Versions that a stranger makes up
 * cost the store nothing: a history is read again only after the remote was changed.
 */
export type KnownReleases = (name: string) => Promise<ReadonlySet<string> | null>;

/** @param readText the registry as it is stored, or as it was last; null when there is none */
export function knownReleases(store: ObjectStore, readText: () => Promise<string | null>): KnownReleases {
  const registryOf = keeping(parseRegistry);
  const histories = new Map<string, { readonly change: string; readonly read: Promise<readonly Change[]> }>();

  function historyOf(name: string, registry: StoredRegistry): Promise<readonly Change[]> {
    const change = registry.changes?.[name]?.id ?? '';
    const known = histories.get(name);
    if (known?.change === change) return known.read;
    const read = readHistory(store, name);
    histories.set(name, { change, read });
    read.catch(() => histories.delete(name));
    return read;
  }

  return async (name) => {
    const text = await readText();
    const registry = text === null ? null : registryOf(text);
    if (!registry) return null;
    const entry = entriesOf(registry).get(name) ?? null;
    const last = registry.changes?.[name];
    // Also names what it was made of: nobody else's histories are asked for.
    if (!entry && !last) return new Set();
    const { active, canary } = standingOf(entry);
    const offered = [active, canary?.version, entry?.former?.manifest.version];
    const history = await historyOf(name, registry);
    if (history.length === 0) return null;
    // The last change may not have reached the history yet.
    const all = last && !history.some(({ id }) => id === last.id) ? [...history, last] : history;
    return new Set([...storedVersions(all), ...offered.filter((version) => version != null)]);
  };
}

/** Does it again only for another text than the last. */
function keeping<T>(make: (text: string) => T): (text: string) => T {
  let last: { readonly text: string; readonly made: T } | null = null;
  return (text) => {
    if (last?.text !== text) last = { text, made: make(text) };
    return last.made;
  };
}
