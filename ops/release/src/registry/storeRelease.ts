import pLimit from 'p-limit';
import type { Build, ReleaseFile } from './build.js';
import { parseManifest, releaseFileOf } from './build.js';
import { fileKey, RELEASE_FILE, releaseBase } from './layout.js';
import type { ObjectStore } from './objectStore.js';
import { type Refusal, refused } from './refusal.js';
import type { RegisteredRelease } from './storedRegistry.js';

const AT_ONCE = 8;

export const offeredBy = ({ name, version, manifest }: Build): RegisteredRelease => ({
  base: releaseBase(name, version),
  manifest,
});

/**
 * Stores a build as an immutable release. The list of its files is written last: a release without one is incomplete,
 * and is completed by publishing the same build again; so is one whose deletion was interrupted, which still has its
 * list.
 * @returns false when the same release is stored already
 */
export async function storeRelease(
  store: ObjectStore,
  build: Build,
): Promise<{ readonly stored: boolean } | { readonly refused: Refusal }> {
  const { name, version } = build;
  const list = Buffer.from(`${JSON.stringify(releaseFileOf(build), null, 2)}\n`);
  const there = await store.read(fileKey(name, version, RELEASE_FILE));
  if (there && !there.bytes.equals(list)) return otherBytes(build);

  const limit = pLimit(AT_ONCE);
  const stored = await Promise.all(
    [...build.files].map(([file, bytes]) => limit(() => keep(store, fileKey(name, version, file), bytes))),
  );
  const isOurs = stored.every(Boolean) && (await keep(store, fileKey(name, version, RELEASE_FILE), list));
  return isOurs ? { stored: !there } : otherBytes(build);
}

/** The release as an entry of the registry; null when it is incomplete. */
export async function readRelease(
  store: ObjectStore,
  name: string,
  version: string,
): Promise<RegisteredRelease | null> {
  if (!(await readReleaseFile(store, name, version))) return null;
  const stored = await store.read(fileKey(name, version, 'manifest.json'));
  const read = stored && parseManifest(stored.bytes.toString(), name);
  return read && 'manifest' in read ? { base: releaseBase(name, version), manifest: read.manifest } : null;
}

/** The list of a release's files; null when it is incomplete. */
export async function readReleaseFile(
  store: ObjectStore,
  name: string,
  version: string,
): Promise<ReleaseFile | null> {
  const stored = await store.read(fileKey(name, version, RELEASE_FILE));
  return stored ? (JSON.parse(stored.bytes.toString()) as ReleaseFile) : null;
}

/** Writes a file unless it exists; false when it exists with other bytes. */
async function keep(store: ObjectStore, key: string, bytes: Buffer): Promise<boolean> {
  if (await store.write(key, bytes, 'nothing')) return true;
  return (await store.read(key))?.bytes.equals(bytes) ?? false;
}

const otherBytes = ({ name, version }: Build) =>
  refused(
    'other-bytes',
    `${name} ${version} is stored with other bytes already, and releases never change: raise the version in ${name}/package.json and publish again.`,
  );
