import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { registryFile, releasesFolder } from '../registry/layout.js';
import type { S3Store } from '../registry/s3Store.js';
import { builtFiles, readBelow } from './builtFiles.js';
import { knownReleases } from './knownReleases.js';
import { mirroredReleases } from './mirroredReleases.js';
import { registryFromFile } from './registryFromFile.js';
import { registryFromStore } from './registryFromStore.js';
import { type RegistryNow, registryReader } from './registryReader.js';

/** Files of releases. */
export interface ReleaseFiles {
  /** A file's bytes; null when there is none. Throws `StoreUnreachable`. */
  read(pathname: string): Promise<Buffer | null>;
  /** Answers with a file of a release and says so; throws `StoreUnreachable`. */
  serve(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
    cacheControl: (file: string) => string,
  ): Promise<boolean>;
}

/** Where the gateway has remotes from. */
export interface ReleaseSource extends ReleaseFiles {
  readRegistry(): Promise<RegistryNow>;
}

/** The releases below a folder of this machine. */
export function filesBelow(folder: string): ReleaseFiles {
  return { read: (pathname) => readBelow(folder, pathname), serve: builtFiles(folder) };
}

/** @param store where releases are kept when that is not DATA_DIR; what was read of it stays there, so that it may be away */
export function releaseSource(dataDir: string, store: S3Store | null = null): ReleaseSource {
  if (!store) {
    return {
      readRegistry: registryReader(registryFromFile(dataDir)),
      ...filesBelow(releasesFolder(dataDir)),
    };
  }
  const mirror = join(dataDir, 'mirror');
  const source = registryFromStore(store, registryFile(mirror));
  const known = knownReleases(store, () => source.read().catch(source.last));
  const mirrored = mirroredReleases(store, join(mirror, 'releases'), known, source.untilAskedAgain);
  const files = filesBelow(join(mirror, 'releases'));
  let pruned: string | null = null;

  /** What is not stored any more need not be kept here either; it can wait for the next change when the store is away. */
  async function readAndPrune(): Promise<string | null> {
    const text = await source.read();
    if (text !== null && text !== pruned) {
      pruned = text;
      mirrored.prune().catch(() => {});
    }
    return text;
  }

  return {
    readRegistry: registryReader({ ...source, read: readAndPrune }),
    async read(pathname) {
      await mirrored.bring(pathname);
      return files.read(pathname);
    },
    async serve(request, response, pathname, cacheControl) {
      await mirrored.bring(pathname);
      return files.serve(request, response, pathname, cacheControl);
    },
  };
}
