import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistryNow } from '@euro/gateway';
import {
  type EmbedKitManifest,
  embedKitManifest,
  type Manifest,
  manifest,
  type RegistryEntry,
  type Release,
} from '@euro/platform/manifest';
import {
  entriesOf,
  KIT,
  type ObjectStore,
  readHistory,
  readRegistry,
  readRelease,
  releaseBase,
  storedVersions,
} from '@euro/release';
import { faultyRelease, type SimulatedFault } from './simulatedFaults.js';

/** Entries that replace those of the registry in development. */
export interface WorkingRegistry {
  /** Activates a build of a watched package; returns its version. */
  put(name: string, folder: string): string;
  /**
   * Simulates a fault of a remote; `null` ends it.
   * @returns false when there is no such release with a manifest
   */
  simulate(name: string, version: string, fault: SimulatedFault | null): Promise<boolean>;
  /** SimulatedFault faults, by remote. */
  faults(): Readonly<Record<string, SimulatedFault>>;
  /** The registry with these entries instead of the released ones. */
  over(registry: RegistryNow): RegistryNow;
}

interface Kit {
  readonly base: string;
  readonly manifest: EmbedKitManifest;
}

/** @param store of the releases */
export function workingRegistry(store: ObjectStore): WorkingRegistry {
  const releasesByName = new Map<string, Release>();
  const faulty = new Map<string, { readonly fault: SimulatedFault; readonly release: Release }>();
  let kit: Kit | null = null;

  async function readRemoteRelease(name: string, version: string): Promise<Release | null> {
    const release = await readRelease(store, name, version);
    return release && isRemote(release.manifest) ? { base: release.base, manifest: release.manifest } : null;
  }

  return {
    put(name, folder) {
      const json: unknown = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
      if (name === KIT) {
        const kitManifest = embedKitManifest.parse(json);
        kit = { base: releaseBase(name, kitManifest.version), manifest: kitManifest };
        return kitManifest.version;
      }
      const builtManifest = manifest.parse(json);
      releasesByName.set(name, { base: releaseBase(name, builtManifest.version), manifest: builtManifest });
      return builtManifest.version;
    },
    async simulate(name, version, fault) {
      if (!fault) return faulty.delete(name);
      const release = releasesByName.get(name) ?? (await readRemoteRelease(name, version));
      if (release) faulty.set(name, { fault, release: faultyRelease(release, fault) });
      return release !== null;
    },
    faults: () => Object.fromEntries([...faulty].map(([name, { fault }]) => [name, fault])),
    over(registry) {
      const names = new Set([...releasesByName.keys(), ...faulty.keys()]);
      if (names.size === 0 && !kit) return registry;
      const { remotes, ...rest } = JSON.parse(registry.text) as { readonly remotes: readonly unknown[] };
      const instead = [...names].flatMap((name): RegistryEntry[] => {
        const active = faulty.get(name)?.release ?? releasesByName.get(name);
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

/** Stored versions of every remote, for the dev panel. */
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

const isRemote = (candidate: Manifest | EmbedKitManifest): candidate is Manifest => 'contract' in candidate;
