import type { ObjectStore } from '@euro/release';
import {
  type Change,
  entriesOf,
  parseRegistry,
  readHistory,
  type StoredRegistry,
  standingOf,
  storedVersions,
} from '@euro/release';

/**
 * The stored versions of a remote, from the registry and its history; null when both are unreadable. Requests for
 * invented versions don't reach the store: a history is read again only after a change of the remote.
 */
export type KnownReleases = (name: string) => Promise<ReadonlySet<string> | null>;

/** @param readText reads the registry, or its last copy; null when there is none */
export function knownReleases(store: ObjectStore, readText: () => Promise<string | null>): KnownReleases {
  const registryOf = keeping(parseRegistry);
  const histories = new Map<string, { readonly change: string; readonly read: Promise<readonly Change[]> }>();

  function historyOf(name: string, registry: StoredRegistry): Promise<readonly Change[]> {
    const change = registry.changes?.[name]?.id ?? '';
    const cached = histories.get(name);
    if (cached?.change === change) return cached.read;
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
    // Lists existing remotes only: no other history is read.
    if (!entry && !last) return new Set();
    const { active, canary } = standingOf(entry);
    const offered = [active, canary?.version, entry?.former?.manifest.version];
    const history = await historyOf(name, registry);
    if (history.length === 0) return null;
    // The last change may not be in the history yet.
    const all = last && !history.some(({ id }) => id === last.id) ? [...history, last] : history;
    return new Set([...storedVersions(all), ...offered.filter((version) => version != null)]);
  };
}

/** Caches the result for the last text. */
function keeping<T>(make: (text: string) => T): (text: string) => T {
  let last: { readonly text: string; readonly made: T } | null = null;
  return (text) => {
    if (last?.text !== text) last = { text, made: make(text) };
    return last.made;
  };
}
