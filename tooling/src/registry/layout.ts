import { join } from 'node:path';

/** Where a DATA_DIR keeps the remotes: releases are never changed once written, the registry says which ones count. */
export const registryFile = (dataDir: string) => join(dataDir, 'registry.json');
export const releasesFolder = (dataDir: string) => join(dataDir, 'releases');
export const releaseFolder = (dataDir: string, name: string, version: string) =>
  join(releasesFolder(dataDir), name, version);

/** URL under which the gateway serves a release; ends in a slash. */
export const releaseBase = (name: string, version: string) => `/remotes/${name}/${version}/`;
