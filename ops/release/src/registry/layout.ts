import { join } from 'node:path';

/**
 * Keys of a release store, on a disk paths below DATA_DIR: immutable releases, the registry of the active ones, and a
 * history of its changes.
 */
export const REGISTRY = 'registry.json';
/** Copy of the registry after the last change, which distinguishes a lost registry from one that never existed. */
export const LAST_REGISTRY = 'registry.last.json';
export const historyKey = (name: string) => `history/${name}.jsonl`;
export const fileKey = (name: string, version: string, file: string) => `releases/${name}/${version}/${file}`;

/** The last written file of a release: the list of its files with their integrity. */
export const RELEASE_FILE = 'release.json';

/** Module Federation's manifest of a release, for other hosts. */
export const FEDERATION_MANIFEST = 'mf-manifest.json';

/** Types of what a release exposes, for the editors of other hosts: all of them, and by exposed name. */
export const TYPE_HINTS = { zip: '@mf-types.zip', api: '@mf-types.d.ts' };

/** Files of the active release that other hosts request by the remote's name alone, as a regular expression. */
export const ACTIVE_FILES = [FEDERATION_MANIFEST, ...Object.values(TYPE_HINTS)]
  .join('|')
  .replaceAll('.', '\\.');

/** The entry of that manifest: the container with its own runtime, which our shell does not need. */
export const FULL_ENTRY = 'remoteEntry.full.js';

/** Folder of the files that only other sites load. */
export const GUEST_FOLDER = 'guest';

export const registryFile = (dataDir: string) => join(dataDir, REGISTRY);
export const lastRegistryFile = (dataDir: string) => join(dataDir, LAST_REGISTRY);
export const historyFolder = (dataDir: string) => join(dataDir, 'history');
export const releasesFolder = (dataDir: string) => join(dataDir, 'releases');
export const releaseFolder = (dataDir: string, name: string, version: string) =>
  join(releasesFolder(dataDir), name, version);

/** URL under which the gateway serves a release; ends in a slash. */
export const releaseBase = (name: string, version: string) => `/remotes/${name}/${version}/`;
