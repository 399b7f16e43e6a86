import { join } from 'node:path';

/**
 * Keys of a release store, on a disk paths below DATA_DIR: releases are never changed once written, the registry says which
 * ones count, and a history tells how that came.
 */
export const REGISTRY = 'registry.json';
/** The registry again, as the last change left it: a portal whose registry got lost is not taken for one that never had any. */
export const LAST_REGISTRY = 'registry.last.json';
export const historyKey = (name: string) => `history/${name}.jsonl`;
export const fileKey = (name: string, version: string, file: string) => `releases/${name}/${version}/${file}`;

/** Written last of all files of a release: what is in it, with the integrity of each. */
export const RELEASE_FILE = 'release.json';

/** Module Federation's own manifest of a release, for hosts that are not our shell. */
export const FEDERATION_MANIFEST = 'mf-manifest.json';

/** The entry that this manifest names: the container with a runtime of its own, which our shell has no need of. */
export const FULL_ENTRY = 'remoteEntry.full.js';

/** Folder of what only other sites load of a release. */
export const GUEST_FOLDER = 'guest';

export const registryFile = (dataDir: string) => join(dataDir, REGISTRY);
export const lastRegistryFile = (dataDir: string) => join(dataDir, LAST_REGISTRY);
export const historyFolder = (dataDir: string) => join(dataDir, 'history');
export const releasesFolder = (dataDir: string) => join(dataDir, 'releases');
export const releaseFolder = (dataDir: string, name: string, version: string) =>
  join(releasesFolder(dataDir), name, version);

/** URL under which the gateway serves a release; ends in a slash. */
export const releaseBase = (name: string, version: string) => `/remotes/${name}/${version}/`;
