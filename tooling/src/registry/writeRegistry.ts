import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Registry, RegistryEntry, Release } from '@euro/platform/manifest';
import { remoteFolders } from './builtRemotes.js';
import { registryFile } from './layout.js';
import { publishRelease } from './publishRelease.js';

/** Publishes every remote that was built and names it in the registry; nobody else has to know of a new one. */
export function publishBuiltRemotes(repository: string, dataDir: string): Registry {
  const known = readEntries(dataDir);
  const remotes = remoteFolders(repository)
    .map((name) => join(repository, name, 'dist'))
    .filter((dist) => existsSync(join(dist, 'manifest.json')))
    .map((dist) => entryOf(publishRelease(dataDir, dist), known));
  writeRegistry(dataDir, { remotes });
  return { remotes };
}

/** Readers see the old registry or the new one, never half of it. */
export function writeRegistry(dataDir: string, registry: Registry): void {
  const file = registryFile(dataDir);
  const arriving = `${file}.${randomUUID().slice(0, 8)}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(arriving, `${JSON.stringify(registry, null, 2)}\n`);
  renameSync(arriving, file);
}

/** A canary that is being tried stays, unless it is what everybody gets now. */
function entryOf(active: Release, known: readonly RegistryEntry[]): RegistryEntry {
  const { name, version } = active.manifest;
  const canary = known.find((entry) => entry.name === name)?.canary;
  return canary && canary.release.manifest.version !== version ? { name, active, canary } : { name, active };
}

function readEntries(dataDir: string): readonly RegistryEntry[] {
  try {
    return (JSON.parse(readFileSync(registryFile(dataDir), 'utf8')) as Registry).remotes;
  } catch {
    return [];
  }
}
