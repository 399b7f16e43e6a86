import type { EmbedKitManifest, Manifest } from '@euro/platform/manifest';
import { embedKitEntry, registryEntry } from '@euro/platform/manifest';
import type { Change, Standing } from './changes.js';
import { REGISTRY } from './layout.js';
import type { ObjectStore } from './objectStore.js';

/** The kit of custom elements is released as a remote is, and has a place of its own in the registry. */
export const KIT = 'embeds';

/** A release as the registry carries it. */
export interface Offered {
  readonly base: string;
  readonly manifest: Manifest | EmbedKitManifest;
}

/** What browsers get of a remote, or of the kit. */
export interface Entry {
  readonly active: Offered;
  readonly canary?: { readonly percent: number; readonly release: Offered } | undefined;
  /** Of the kit: the last release of the number before, for pages of others that load that one. */
  readonly former?: Offered | undefined;
}

/** `registry.json` as it is stored: entries of others are kept as they are, also those that can't be understood. */
export interface StoredRegistry {
  readonly remotes: readonly unknown[];
  readonly embeds?: unknown;
  /**
   * The last change of each remote. It comes to be with the change itself, and is brought into the history afterwards: a
   * process that is killed in between loses nothing. The gateway keeps it to itself.
   */
  readonly changes?: Readonly<Record<string, Change>>;
}

/** A registry and what a write of the next one expects to find. */
export interface RegistryRead {
  readonly registry: StoredRegistry;
  readonly expected: 'nothing' | { readonly tag: string };
}

/** Throws a sentence when somebody wrote into it by hand and it can't be read any more. */
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

/** Null when the text is no registry: garbage, or without a list of remotes, which nobody may take for an empty one. */
export function parseRegistry(text: string): StoredRegistry | null {
  try {
    const value = JSON.parse(text) as Partial<StoredRegistry> | null;
    return Array.isArray(value?.remotes) ? (value as StoredRegistry) : null;
  } catch {
    return null;
  }
}

/** Null when the remote is not in the registry, or its entry is garbage. */
export function entryOf(registry: StoredRegistry, name: string): Entry | null {
  if (name === KIT) {
    const checked = embedKitEntry.safeParse(registry.embeds);
    return checked.success ? checked.data : null;
  }
  const checked = registryEntry.safeParse(registry.remotes.find((entry) => nameOf(entry) === name));
  return checked.success ? checked.data : null;
}

/** All remotes whose entries can be understood, and the kit. */
export function entriesOf(registry: StoredRegistry): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const name of [...registry.remotes.map(nameOf), KIT]) {
    const entry = typeof name === 'string' ? entryOf(registry, name) : null;
    if (entry) entries.set(String(name), entry);
  }
  return entries;
}

/** The registry with this entry in its place, or without it. */
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

/** A new number of the kit comes beside the one before it. */
function formerOf({ active }: Entry, before: Entry | null): Pick<Entry, 'former'> {
  const wanted = kitNumber(active) - 1;
  const former = [before?.active, before?.former].find((release) => release && kitNumber(release) === wanted);
  return former ? { former } : {};
}

const kitNumber = ({ manifest }: Offered) => ('kit' in manifest ? manifest.kit : 0);

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
