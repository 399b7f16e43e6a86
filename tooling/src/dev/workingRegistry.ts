import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type EmbedKitManifest,
  embedKitManifest,
  type Manifest,
  manifest,
  type RegistryEntry,
  type Release,
} from '@euro/platform/manifest';
import type { RegistryNow } from '../gateway/registryReader.js';
import { storedVersions } from '../registry/changes.js';
import { readHistory } from '../registry/history.js';
import { type ObjectStore, releaseBase } from '../registry/index.js';
import { entriesOf, KIT, readRegistry } from '../registry/storedRegistry.js';
import { readRelease } from '../registry/storeRelease.js';
import { faultyRelease, type Simulated } from './simulatedFaults.js';

/** What stands in for the registry's entries while developing. */
export interface WorkingRegistry {
  /** A build of a watched package is what everybody gets from now on; answers its version. */
  put(name: string, folder: string): string;
  /**
   * Makes a remote fail, or with `null` stop failing.
   * @returns false when there is no such release to take the manifest from
   */
  simulate(name: string, version: string, fault: Simulated | null): Promise<boolean>;
  /** Faults that are being simulated, by remote. */
  faults(): Readonly<Record<string, Simulated>>;
  /** The registry with these in place of what was released. */
  over(registry: RegistryNow): RegistryNow;
}

interface Kit {
  readonly base: string;
  readonly manifest: EmbedKitManifest;
}

/** @param store where releases are */
export function workingRegistry(store: ObjectStore): WorkingRegistry {
  const built = new Map<string, Release>();
  const faulty = new Map<string, { readonly fault: Simulated; readonly release: Release }>();
  let kit: Kit | null = null;

  async function released(name: string, version: string): Promise<Release | null> {
    const found = await readRelease(store, name, version);
    return found && isRemote(found.manifest) ? { base: found.base, manifest: found.manifest } : null;
  }

  return {
    put(name, folder) {
      const written: unknown = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
      if (name === KIT) {
        const made = embedKitManifest.parse(written);
        kit = { base: releaseBase(name, made.version), manifest: made };
        return made.version;
      }
      const made = manifest.parse(written);
      built.set(name, { base: releaseBase(name, made.version), manifest: made });
      return made.version;
    },
    async simulate(name, version, fault) {
      if (!fault) return faulty.delete(name);
      const release = built.get(name) ?? (await released(name, version));
      if (release) faulty.set(name, { fault, release: faultyRelease(release, fault) });
      return release !== null;
    },
    faults: () => Object.fromEntries([...faulty].map(([name, { fault }]) => [name, fault])),
    over(registry) {
      const names = new Set([...built.keys(), ...faulty.keys()]);
      if (names.size === 0 && !kit) return registry;
      const { remotes, ...rest } = JSON.parse(registry.text) as { readonly remotes: readonly unknown[] };
      const instead = [...names].flatMap((name): RegistryEntry[] => {
        const active = faulty.get(name)?.release ?? built.get(name);
        return active ? [{ name, active }] : [];
      });
      const isKept = (entry: unknown) => !names.has(nameOf(entry));
      const embeds = kit && { embeds: { active: kit } };
      const text = JSON.stringify({ ...rest, ...embeds, remotes: [...remotes.filter(isKept), ...instead] });
      return { text, entries: [...registry.entries.filter(isKept), ...instead] };
    },
  };
}

function nameOf(entry: unknown): string {
  return typeof entry === 'object' && entry !== null && 'name' in entry ? String(entry.name) : '';
}

/** Versions of every remote that are stored, to choose from in the dev panel. */
export async function releasesToChoose(
  store: ObjectStore,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const { registry } = await readRegistry(store);
  const names = new Set([...entriesOf(registry).keys(), ...Object.keys(registry.changes ?? {})]);
  names.delete(KIT);
  const versions = await Promise.all(
    [...names].sort().map(async (name) => [name, storedVersions(await readHistory(store, name))] as const),
  );
  return Object.fromEntries(versions);
}

const isRemote = (found: Manifest | EmbedKitManifest): found is Manifest => 'contract' in found;
