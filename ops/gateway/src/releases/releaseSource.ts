import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { S3Store } from '@euro/release';
import { registryFile, releasesFolder } from '@euro/release';
import { builtFiles, readBelow } from '../http/builtFiles.js';
import { knownReleases } from './knownReleases.js';
import { mirroredReleases } from './mirroredReleases.js';
import { registryFromFile } from './registryFromFile.js';
import { registryFromStore } from './registryFromStore.js';
import { type RegistryNow, registryReader } from './registryReader.js';

/** Files of releases. */
export interface ReleaseFiles {
  /** Reads a file; null when there is none. @throws StoreUnreachable */
  read(pathname: string): Promise<Buffer | null>;
  /** Responds with a file of a release and returns true; false without one. @throws StoreUnreachable */
  serve(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
    cacheControl: (file: string) => string,
  ): Promise<boolean>;
}

/** Source of the gateway's registry and releases. */
export interface ReleaseSource extends ReleaseFiles {
  readRegistry(): Promise<RegistryNow>;
}

/** The releases below a local folder. */
export function filesBelow(folder: string): ReleaseFiles {
  return { read: (pathname) => readBelow(folder, pathname), serve: builtFiles(folder) };
}

/** @param store of the releases, when that is not DATA_DIR; DATA_DIR then mirrors it, for outages */
export function releaseSource(dataDir: string, store: S3Store | null = null): ReleaseSource {
  if (!store) {
    return {
      readRegistry: registryReader(registryFromFile(dataDir)),
      ...filesBelow(releasesFolder(dataDir)),
    };
  }
  const mirror = join(dataDir, 'mirror');
  const source = registryFromStore(store, registryFile(mirror));
  const releases = knownReleases(store, () => source.read().catch(source.last));
  const mirrored = mirroredReleases(store, join(mirror, 'releases'), releases, source.waitForNextPoll);
  const files = filesBelow(join(mirror, 'releases'));
  let prunedFor: string | null = null;

  /** Removes mirrored releases that are no longer stored; during an outage that waits for the next change. */
  async function readAndPrune(): Promise<string | null> {
    const text = await source.read();
    if (text !== null && text !== prunedFor) {
      prunedFor = text;
      mirrored.prune().catch(() => {});
    }
    return text;
  }

  return {
    readRegistry: registryReader({ ...source, read: readAndPrune }),
    async read(pathname) {
      await mirrored.mirror(pathname);
      return files.read(pathname);
    },
    async serve(request, response, pathname, cacheControl) {
      await mirrored.mirror(pathname);
      return files.serve(request, response, pathname, cacheControl);
    },
  };
}
