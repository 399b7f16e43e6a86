import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { normalTarget } from '@euro/api-contract/normalTarget';
import { StoreUnreachable } from '../registry/objectStore.js';
import type { S3Store } from '../registry/s3Store.js';
import { activeManifest, remoteOfManifest } from './activeManifest.js';
import { apiProxy } from './apiProxy.js';
import { builtFiles } from './builtFiles.js';
import { ASK_FIRST, FOR_EVER, NEVER, shellCaching } from './caching.js';
import { EMBED, embedRoutes } from './embedRoutes.js';
import { endOnceRead } from './endOnceRead.js';
import { knows } from './knows.js';
import type { RegistryNow } from './registryReader.js';
import { type ReleaseFiles, releaseSource } from './releaseSource.js';
import {
  contentSecurityPolicy,
  OPEN_HEADERS,
  PREFLIGHT_HEADERS,
  setCommonHeaders,
  setHeaders,
} from './securityHeaders.js';
import { shellPage } from './shellPage.js';
import { STAND_INS, standInsProxy } from './standInsProxy.js';
import { visitorOf } from './visitor.js';

export interface GatewayOptions {
  /** Folder of the built shell. */
  readonly shell: string;
  readonly dataDir: string;
  /** Where releases are kept when that is not `dataDir`. */
  readonly store?: S3Store | null;
  /** Where the API listens: `http://127.0.0.1:4000`. */
  readonly api: string;
  /** Where the demo's stand-ins listen, if there are any. */
  readonly standIns?: string;
  readonly behindTls?: boolean;
  /** Origins of foreign scripts that pages may load (`foreignScripts`). */
  readonly foreignScripts?: readonly string[];
  /** False leaves out the preloads of remotes (the bench). */
  readonly preloading?: boolean;
  /** Scripts that every page gets besides its own. */
  readonly scripts?: readonly string[];
  /** Names of `<meta>` that every page carries besides its own: `euro-dev`. */
  readonly marks?: readonly string[];
  /** What is laid over the registry as it was read: `npm run dev` puts what it has just built in its place. */
  readonly overRegistry?: (registry: RegistryNow) => RegistryNow;
  /** Files of releases that come before those that are stored. */
  readonly filesFirst?: ReleaseFiles;
  /** `Cache-Control` of what pages of others get at addresses that stay, when not the usual one. */
  readonly embedCaching?: string;
  /** Reads the registry when it starts to listen: the log says what is the matter with the releases before anybody asks for one. */
  readonly readAtStart?: boolean;
  /** A chance to answer first; `npm run dev` tells pages here what was built. */
  readonly before?: (request: IncomingMessage, response: ServerResponse, pathname: string) => boolean;
}

/** For the operator only: read from each API process, never through the gateway. */
export const METRICS = '/api/metrics';
const REMOTES = '/remotes';
const NO_FILE = 'There is no such file in this release.';

/** In milliseconds. Slow senders are answered 408; nginx keeps connections for a minute, and must be the one that closes them. */
const PATIENCE = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 75_000,
};

/**
 * One address for everything: the shell and its page, `/registry.json`, `/remotes/…`, what pages of others get below `/embed`,
 * the API below `/api`, and the demo's stand-ins below `/stand-ins`.
 */
export function createGateway(options: GatewayOptions): Server {
  const { shell, dataDir, behindTls = false, before, overRegistry = (registry) => registry } = options;
  const serveShell = builtFiles(shell);
  const releases = releaseSource(dataDir, options.store);
  const { filesFirst, embedCaching } = options;
  const serveRelease: ReleaseFiles['serve'] = async (...asked) =>
    (await filesFirst?.serve(...asked)) || releases.serve(...asked);
  const manifestOf = activeManifest(
    async (pathname) => (await filesFirst?.read(pathname)) ?? releases.read(pathname),
  );
  const readRegistry = async () => overRegistry(await releases.readRegistry());
  const serveEmbed = embedRoutes({
    readRegistry,
    serveRelease,
    ...(embedCaching && { caching: embedCaching }),
  });
  const renderPage = shellPage(options);
  const toApi = apiProxy(options.api);
  const toStandIns = options.standIns === undefined ? null : standInsProxy(options.standIns);

  const server = createServer(PATIENCE, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error instanceof StoreUnreachable ? error.message : error);
      if (response.headersSent) response.destroy();
      else if (error instanceof StoreUnreachable)
        plain(response, 503, 'The releases cannot be reached right now.');
      else plain(response, 500, 'Something went wrong here.');
    });
  });
  if (options.readAtStart) server.once('listening', () => void releases.readRegistry());
  return server;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = normalTarget(request.url ?? '/');
    if (target === null) return plain(response, 400, 'That is not an address.');
    // What reads the request after this, the API behind it too, sees this one spelling only.
    request.url = target;
    const [pathname = '/'] = target.split('?', 1);
    if (pathname === METRICS) return plain(response, 404, 'Metrics are read from each API process.');
    if (isBelow(pathname, '/api')) return void (await toApi(request, response));
    if (toStandIns && isBelow(pathname, STAND_INS)) return void (await toStandIns(request, response));
    setCommonHeaders(response, behindTls);
    if (before?.(request, response, pathname)) return;
    if (request.method === 'OPTIONS' && isBelow(pathname, REMOTES)) return preflight(response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return plain(response, 405, 'Only GET and HEAD here.');
    }
    if (pathname === '/registry.json') return registry(request, response);
    const named = remoteOfManifest(pathname);
    if (named !== null) return federationManifest(request, response, named);
    if (isBelow(pathname, REMOTES)) return remoteFile(request, response, pathname);
    if (isBelow(pathname, EMBED)) return serveEmbed(request, response);
    if (pathname !== '/index.html' && (await serveShell(request, response, pathname, shellCaching))) return;
    if (extname(pathname)) return plain(response, 404, 'There is no such file.');
    await page(request, response, pathname);
  }

  async function registry(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { text, isUnknown } = await readRegistry();
    if (isUnknown) return noRegistry(response);
    sendOpenJson(request, response, text);
  }

  /** The address stays and the release behind it changes: what a canary tries is not for other hosts. */
  async function federationManifest(
    request: IncomingMessage,
    response: ServerResponse,
    name: string,
  ): Promise<void> {
    setHeaders(response, OPEN_HEADERS);
    const now = await readRegistry();
    if (now.isUnknown) return noRegistry(response);
    const text = await manifestOf(name, now);
    if (text === null) return plain(response, 404, NO_FILE);
    sendOpenJson(request, response, text);
  }

  async function remoteFile(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
  ): Promise<void> {
    setHeaders(response, OPEN_HEADERS);
    if (await serveRelease(request, response, pathname.slice(REMOTES.length), () => FOR_EVER)) return;
    plain(response, 404, NO_FILE);
  }

  async function page(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
    let made: Awaited<ReturnType<typeof renderPage>>;
    try {
      made = await renderPage(pathname, visitorOf(request), await readRegistry());
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      return plain(response, 503, 'The portal is not built yet: npm run build');
    }
    response.setHeader(
      'Content-Security-Policy',
      contentSecurityPolicy(made.nonce, options.foreignScripts, made.inline),
    );
    response.setHeader('X-Frame-Options', 'DENY');
    response.setHeader('Cache-Control', NEVER);
    response.setHeader('Vary', 'Accept-Encoding, Cookie');
    sendText(request, response, made.html, 'text/html; charset=utf-8');
  }
}

const isBelow = (pathname: string, folder: string) =>
  pathname === folder || pathname.startsWith(`${folder}/`);

function preflight(response: ServerResponse): void {
  setHeaders(response, PREFLIGHT_HEADERS);
  response.writeHead(204).end();
}

function plain(response: ServerResponse, status: number, sentence: string): void {
  const text = `${sentence}\n`;
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': NEVER,
    'Content-Length': Buffer.byteLength(text),
  });
  endOnceRead(response.req, response, text);
}

const noRegistry = (response: ServerResponse) =>
  plain(response, 503, 'The registry cannot be read right now.');

/** For other sites too, which ask each time whether it changed. */
function sendOpenJson(request: IncomingMessage, response: ServerResponse, text: string): void {
  const etag = weakTag(text);
  setHeaders(response, OPEN_HEADERS);
  response.setHeader('Cache-Control', ASK_FIRST);
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('ETag', etag);
  if (knows(request, etag)) return void response.writeHead(304).end();
  sendText(request, response, text, 'application/json; charset=utf-8');
}

/** Weak, since the text travels compressed in several ways. */
const weakTag = (text: string) => `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`;

/** Made for this answer, so compressed lightly. */
function sendText(request: IncomingMessage, response: ServerResponse, text: string, type: string): void {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  let bytes: Buffer = Buffer.from(text);
  if (/\bbr\b/.test(accepted)) {
    bytes = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    response.setHeader('Content-Encoding', 'br');
  } else if (/\bgzip\b/.test(accepted)) {
    bytes = gzipSync(bytes);
    response.setHeader('Content-Encoding', 'gzip');
  }
  response.writeHead(200, { 'Content-Type': type, 'Content-Length': bytes.length });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
