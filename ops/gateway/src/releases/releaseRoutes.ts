import type { IncomingMessage, ServerResponse } from 'node:http';
import { FEDERATION_MANIFEST } from '@euro/release';
import { ASK_FIRST, FOR_EVER } from '../http/caching.js';
import { OPEN_HEADERS, setHeaders } from '../http/securityHeaders.js';
import { plain, sendTagged } from '../http/sendText.js';
import { type ActiveFile, activeBase, activeFile } from './activeFile.js';
import { activeManifest } from './activeManifest.js';
import type { RegistryNow } from './registryReader.js';
import type { ReleaseFiles } from './releaseSource.js';

/** Addresses of remotes begin with it. */
export const REMOTES = '/remotes';
/** Stored with a release for its team only: they hold its sources. */
const SOURCE_MAP = /\.map(\.\w+)?$/;
const NO_FILE = 'There is no such file in this release.';

interface ReleaseParts {
  readonly readRegistry: () => Promise<RegistryNow>;
  readonly files: ReleaseFiles;
}

/** Serves `/registry.json` and what is below `/remotes`; answers whether the address is one of these. */
export function releaseRoutes({ readRegistry, files }: ReleaseParts) {
  const manifestOf = activeManifest(files.read);
  return async (request: IncomingMessage, response: ServerResponse, pathname: string): Promise<boolean> => {
    const active = activeFile(pathname);
    if (pathname === '/registry.json') await registry(request, response);
    else if (active !== null) await fileOfActive(request, response, active);
    else if (pathname === REMOTES || pathname.startsWith(`${REMOTES}/`))
      await remoteFile(request, response, pathname);
    else return false;
    return true;
  };

  async function registry(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { text, isUnknown } = await readRegistry();
    if (isUnknown) return noRegistry(response);
    await sendOpenJson(request, response, text);
  }

  /** A stable address of the active release; canaries are not for other hosts. */
  async function fileOfActive(
    request: IncomingMessage,
    response: ServerResponse,
    { name, file }: ActiveFile,
  ): Promise<void> {
    setHeaders(response, OPEN_HEADERS);
    const now = await readRegistry();
    if (now.isUnknown) return noRegistry(response);
    if (file === FEDERATION_MANIFEST) {
      const text = await manifestOf(name, now);
      if (text !== null) return sendOpenJson(request, response, text);
    } else {
      const base = activeBase(name, now.entries);
      const path = base && base.slice(REMOTES.length) + file;
      if (path && (await files.serve(request, response, path, () => ASK_FIRST))) return;
    }
    plain(response, 404, NO_FILE);
  }

  async function remoteFile(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
  ): Promise<void> {
    setHeaders(response, OPEN_HEADERS);
    const isServed =
      !SOURCE_MAP.test(pathname) &&
      (await files.serve(request, response, pathname.slice(REMOTES.length), () => FOR_EVER));
    if (!isServed) plain(response, 404, NO_FILE);
  }
}

const noRegistry = (response: ServerResponse) =>
  plain(response, 503, 'The registry cannot be read right now.');

/** Serves the registry, also to other sites, with revalidation. */
async function sendOpenJson(request: IncomingMessage, response: ServerResponse, text: string): Promise<void> {
  setHeaders(response, OPEN_HEADERS);
  await sendTagged(request, response, text, 'application/json; charset=utf-8');
}
