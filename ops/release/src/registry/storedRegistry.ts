import type { EmbedKitManifest, Manifest } from '@euro/platform/manifest';
import { embedKitEntry, registryEntry } from '@euro/platform/manifest';
import type { Change, Standing } from './changes.js';
import { REGISTRY } from './layout.js';
import type { ObjectStore } from './objectStore.js';

/** The embed kit is released like a remote, and has its own entry in the registry. */
export const KIT = 'embeds';

/** A release in the registry. */
export interface RegisteredRelease {
  readonly base: string;
  readonly manifest: Manifest | EmbedKitManifest;
}

/** The releases of a remote, or of the kit, that browsers load. */
export interface Entry {
  readonly active: RegisteredRelease;
  readonly canary?: { readonly percent: number; readonly release: RegisteredRelease } | undefined;
  /** Of the kit: the last release of the previous number, for sites that load it. */
  readonly former?: RegisteredRelease | undefined;
}

/** Stored form of `registry.json`; entries of others are preserved, invalid ones too. */
export interface StoredRegistry {
  readonly remotes: readonly unknown[];
  readonly embeds?: unknown;
  /**
   * The last change of each remote, written atomically with the change and appended to the history afterwards: a
   * process killed in between loses nothing. The gateway does not publish it.
   */
  readonly changes?: Readonly<Record<string, Change>>;
  /** Who may release what (`rights`); not published either. */
  readonly rights?: unknown;
}

/** A registry with the precondition of the next write. */
export interface RegistryRead {
  readonly registry: StoredRegistry;
  readonly expected: 'nothing' | { readonly tag: string };
}

/** @throws Error with one sentence when the registry is corrupt */
export async function readRegistry(store: ObjectStore): Promise<RegistryRead> {
  const stored = await store.read(REGISTRY);
  if (!stored) return { registry: { remotes: [] }, expected: 'nothing' };
  const registry = parseRegistry(stored.bytes.toString());
  if (!registry) {
    throw new Error(
      `${REGISTRY} in ${store.place} is garbage: put it right, or take it away, and the next command begins with what it said last.`,
    );
  }
  return { registry, expected: stored };
}

/** Parses a registry; null when it is corrupt or has no list of remotes, which does not count as empty. */
export function parseRegistry(text: string): StoredRegistry | null {
  try {
    const value = JSON.parse(text) as Partial<StoredRegistry> | null;
    return Array.isArray(value?.remotes) ? (value as StoredRegistry) : null;
  } catch {
    return null;
  }
}

/** The entry of a remote; null when it is missing or corrupt. */
export function entryOf(registry: StoredRegistry, name: string): Entry | null {
  if (name === KIT) {
    const result = embedKitEntry.safeParse(registry.embeds);
    return result.success ? result.data : null;
  }
  const result = registryEntry.safeParse(registry.remotes.find((entry) => nameOf(entry) === name));
  return result.success ? result.data : null;
}

/** All remotes with valid entries, and the kit. */
export function entriesOf(registry: StoredRegistry): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const name of [...registry.remotes.map(nameOf), KIT]) {
    const entry = typeof name === 'string' ? entryOf(registry, name) : null;
    if (entry) entries.set(String(name), entry);
  }
  return entries;
}

/** The registry with this entry, or without it. */
export function withEntry(registry: StoredRegistry, name: string, entry: Entry | null): StoredRegistry {
  if (name === KIT) {
    const { embeds: _, ...others } = registry;
    if (!entry) return others;
    return { ...others, embeds: { active: entry.active, ...formerOf(entry, entryOf(registry, KIT)) } };
  }
  const at = registry.remotes.findIndex((other) => nameOf(other) === name);
  const remotes = registry.remotes.filter((other) => nameOf(other) !== name);
  if (entry) remotes.splice(at < 0 ? remotes.length : at, 0, { name, ...entry });
  return { ...registry, remotes };
}

/** A new number of the kit retains the release of the one before. */
function formerOf({ active }: Entry, before: Entry | null): Pick<Entry, 'former'> {
  const formerNumber = kitNumber(active) - 1;
  const former = [before?.active, before?.former].find(
    (release) => release && kitNumber(release) === formerNumber,
  );
  return former ? { former } : {};
}

const kitNumber = ({ manifest }: RegisteredRelease) => ('kit' in manifest ? manifest.kit : 0);

export function standingOf(entry: Entry | null): Standing {
  if (!entry) return { active: null };
  const { active, canary } = entry;
  return {
    active: active.manifest.version,
    ...(canary && { canary: { version: canary.release.manifest.version, percent: canary.percent } }),
  };
}

const nameOf = (entry: unknown) =>
  typeof entry === 'object' && entry !== null && 'name' in entry ? entry.name : undefined;
