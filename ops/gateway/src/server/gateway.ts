import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { normalTarget } from '@euro/api-contract/normalTarget';
import type { S3Store } from '@euro/release';
import { StoreUnreachable } from '@euro/release';
import { placeInApi } from '../api/apiPlaces.js';
import { apiProxy } from '../api/apiProxy.js';
import { MALFORMED, refuseForApi } from '../api/apiRefusals.js';
import { STAND_INS, standInsProxy } from '../api/standInsProxy.js';
import { EMBED, embedRoutes } from '../embeds/embedRoutes.js';
import { acceptedEncodings, type Encoding } from '../http/acceptedEncodings.js';
import { builtFiles, readBelow, TYPES } from '../http/builtFiles.js';
import { ASK_FIRST, FOR_EVER, NEVER, shellCaching } from '../http/caching.js';
import { endOnceRead } from '../http/endOnceRead.js';
import { matchesEtag } from '../http/matchesEtag.js';
import {
  contentSecurityPolicy,
  OPEN_HEADERS,
  PREFLIGHT_HEADERS,
  setCommonHeaders,
  setHeaders,
} from '../http/securityHeaders.js';
import { visitorOf } from '../http/visitor.js';
import { askPreview } from '../pages/askPreview.js';
import { brandedManifest, MANIFESTS } from '../pages/brandedManifest.js';
import { competitionSearch, ownCompetition } from '../pages/brandedPage.js';
import { competitionsOf, type PageAddress } from '../pages/competitions.js';
import { isCrawler } from '../pages/crawler.js';
import { type PageTags, pageTags } from '../pages/pageTags.js';
import { shellPage } from '../pages/shellPage.js';
import { listedPaths, shellRoutesOf } from '../pages/shellRoutes.js';
import { robotsText, sitemap } from '../pages/sitemap.js';
import { activeManifest, remoteOfManifest } from '../releases/activeManifest.js';
import type { RegistryNow } from '../releases/registryReader.js';
import { type ReleaseFiles, releaseSource } from '../releases/releaseSource.js';

export interface GatewayOptions {
  /** Folder of the built shell. */
  readonly shell: string;
  readonly dataDir: string;
  /** Store of releases, when that is not `dataDir`. */
  readonly store?: S3Store | null;
  /** Address of the API: `http://127.0.0.1:4000`. */
  readonly api: string;
  /** Address of the demo's stand-ins; left out without a demo. */
  readonly standIns?: string;
  /** Address of the portal, for tags that other sites read: `https://euromanager.example`. */
  readonly publicUrl?: string;
  readonly behindTls?: boolean;
  /** Origins of foreign scripts that pages may load (`foreignScripts`). */
  readonly foreignScripts?: readonly string[];
  /** Address that browsers report violations of the pages' policy to. */
  readonly policyReports?: string;
  /** False omits the preloads of remotes (for the benchmark). */
  readonly preloading?: boolean;
  /** Additional scripts of every page. */
  readonly scripts?: readonly string[];
  /** Names of additional `<meta>` elements of every page: `euro-dev`. */
  readonly marks?: readonly string[];
  /** Replaces entries of the registry: `npm run dev` inserts its builds. */
  readonly overRegistry?: (registry: RegistryNow) => RegistryNow;
  /** Files of releases with precedence over the stored ones. */
  readonly filesFirst?: ReleaseFiles;
  /** Overrides `Cache-Control` of stable addresses for other sites. */
  readonly embedCaching?: string;
  /** Reads the registry at start, so that problems with releases are logged before the first request. */
  readonly readAtStart?: boolean;
  /** Handles requests before the gateway; `npm run dev` publishes builds to pages here. */
  readonly before?: (request: IncomingMessage, response: ServerResponse, pathname: string) => boolean;
}

/** For operators only: read from each API process, never through the gateway. */
export const METRICS = '/api/metrics';
const REMOTES = '/remotes';
const NO_FILE = 'There is no such file in this release.';

/**
 * In milliseconds. Slow senders receive 408; nginx holds connections for a minute, and must be the one that closes
 * them.
 */
const CONNECTION_TIMEOUTS = {
  headersTimeout: 10_000,
  // Longer than the portal gives an upload, a picture on a slow uplink.
  requestTimeout: 100_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 75_000,
};

/**
 * The HTTP server of the portal: the shell and its page, `/registry.json`, `/remotes/…`, `/embed` for other sites, and
 * proxies for the API below `/api` and the demo's stand-ins below `/stand-ins`.
 */
export function createGateway(options: GatewayOptions): Server {
  const { shell, dataDir, behindTls = false, before, overRegistry = (registry) => registry } = options;
  const serveShell = builtFiles(shell);
  const releases = releaseSource(dataDir, options.store);
  const { filesFirst, embedCaching } = options;
  const serveRelease: ReleaseFiles['serve'] = async (...request) =>
    (await filesFirst?.serve(...request)) || releases.serve(...request);
  const manifestOf = activeManifest(
    async (pathname) => (await filesFirst?.read(pathname)) ?? releases.read(pathname),
  );
  const readRegistry = async () => overRegistry(await releases.readRegistry());
  const serveEmbed = embedRoutes({
    readRegistry,
    serveRelease,
    ...(embedCaching && { caching: embedCaching }),
  });
  const readRoutes = shellRoutesOf(shell);
  const renderPage = shellPage({ ...options, readRoutes });
  const competitions = competitionsOf(options.api);
  const { origin } = new URL(options.publicUrl ?? 'http://127.0.0.1:3000');
  const toApi = apiProxy(options.api);
  const toStandIns = options.standIns === undefined ? null : standInsProxy(options.standIns);

  const server = createServer(CONNECTION_TIMEOUTS, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error instanceof StoreUnreachable ? error.message : error);
      if (response.headersSent) response.destroy();
      else if (error instanceof StoreUnreachable)
        plain(response, 503, 'The releases cannot be reached right now.');
      else plain(response, 500, 'Something went wrong here.');
    });
  });
  if (options.readAtStart)
    server.once('listening', () => {
      void releases.readRegistry();
      competitions.start();
    });
  return server;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = normalTarget(request.url ?? '/');
    if (target === null) {
      if (isBelow(request.url?.split(/[?#]/, 1)[0] ?? '', '/api'))
        return refuseForApi(MALFORMED, request, response);
      return plain(response, 400, 'That is not an address.');
    }
    const hasExtraSlashes = hasRepeatedSlashes(request.url ?? '');
    // All later handlers and the API see this normalized address only.
    request.url = target;
    const [pathname = '/'] = target.split('?', 1);
    if (pathname === METRICS) return plain(response, 404, 'Metrics are read from each API process.');
    const inApi = placeInApi(target);
    if (inApi !== null) {
      request.url = inApi;
      return void (await toApi(request, response));
    }
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
    const manifestOwner = remoteOfManifest(pathname);
    if (manifestOwner !== null) return federationManifest(request, response, manifestOwner);
    if (isBelow(pathname, REMOTES)) return remoteFile(request, response, pathname);
    if (isBelow(pathname, EMBED)) return serveEmbed(request, response);
    if (pathname === '/robots.txt')
      return void (await sendTagged(request, response, robotsText(origin), TYPES['.txt'] ?? ''));
    if (pathname === '/sitemap.xml') return listPages(request, response);
    if (pathname in MANIFESTS && (await installManifest(request, response, pathname))) return;
    if (pathname !== '/index.html' && (await serveShell(request, response, pathname, shellCaching))) return;
    if (extname(pathname) || isHidden(pathname)) return plain(response, 404, 'There is no such file.');
    if (hasExtraSlashes) return redirect(response, target);
    await page(request, response, pathname);
  }

  /** Responds where the default competition is called otherwise than the built manifest says. */
  async function installManifest(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
  ): Promise<boolean> {
    const builtManifest = await readBelow(shell, pathname);
    const text =
      builtManifest &&
      brandedManifest(String(builtManifest), await competitions.find('/'), MANIFESTS[pathname] ?? 'nl');
    if (!text) return false;
    await sendTagged(request, response, text, TYPES['.webmanifest'] ?? '');
    return true;
  }

  async function registry(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { text, isUnknown } = await readRegistry();
    if (isUnknown) return noRegistry(response);
    await sendOpenJson(request, response, text);
  }

  /** A stable address of the active release; canaries are not for other hosts. */
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
    await sendOpenJson(request, response, text);
  }

  async function listPages(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [now, shellRoutes, all] = await Promise.all([readRegistry(), readRoutes(), competitions.list()]);
    const text = sitemap(origin, all, listedPaths(now, shellRoutes));
    await sendTagged(request, response, text, 'application/xml; charset=utf-8');
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

  /** Only a crawler waits for the API. */
  async function tagsFor(request: IncomingMessage, about: About, address: PageAddress): Promise<PageTags> {
    const preview = isCrawler(request)
      ? await askPreview({
          api: options.api,
          target: request.url ?? '/',
          language: about.language,
          forwardedFor: forwardedFor(request),
        })
      : null;
    const choice = competitionSearch(address).slice(1);
    return pageTags({ ...about, origin, preview, competition: ownCompetition(address), choice });
  }

  async function page(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
    let page: Awaited<ReturnType<typeof renderPage>>;
    try {
      const visitor = visitorOf(request);
      const address = await competitions.find(pathname);
      page = await renderPage(address, visitor, await readRegistry(), (section) =>
        tagsFor(request, { pathname, language: visitor.language ?? 'nl', section }, address),
      );
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      return plain(response, 503, 'The portal is not built yet: npm run build');
    }
    response.setHeader(
      'Content-Security-Policy',
      contentSecurityPolicy(page.nonce, options.foreignScripts, page.inline, options.policyReports),
    );
    response.setHeader('X-Frame-Options', 'DENY');
    response.setHeader('Cache-Control', NEVER);
    response.setHeader('Vary', 'Accept-Encoding, Cookie, User-Agent');
    await sendText(request, response, page.html, 'text/html; charset=utf-8', page.status);
  }
}

type About = Pick<Parameters<typeof pageTags>[0], 'pathname' | 'language' | 'section'>;

/** The `X-Forwarded-For` chain for the API, extended by the address of this connection. */
function forwardedFor({ headers, socket }: IncomingMessage): string {
  return [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
}

/** Whether it names a hidden file or folder: `/.env`. No page does. */
const isHidden = (pathname: string) => pathname.includes('/.');

/** Scripts of a page at such an address would read its path as the name of another host. */
const hasRepeatedSlashes = (target: string) => /^(https?:\/\/[^/?#]*)?(?=\/)[^?#]*\/\//i.test(target);

const isBelow = (pathname: string, folder: string) =>
  pathname === folder || pathname.startsWith(`${folder}/`);

/** @param target normalized: it begins with a single slash, and so leads to no other host */
function redirect(response: ServerResponse, target: string): void {
  response.writeHead(308, { Location: target, 'Cache-Control': NEVER, 'Content-Length': 0 }).end();
}

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

/** Serves the registry, also to other sites, with revalidation. */
async function sendOpenJson(request: IncomingMessage, response: ServerResponse, text: string): Promise<void> {
  setHeaders(response, OPEN_HEADERS);
  await sendTagged(request, response, text, 'application/json; charset=utf-8');
}

/** Serves a generated text with revalidation. */
async function sendTagged(
  request: IncomingMessage,
  response: ServerResponse,
  text: string,
  type: string,
): Promise<void> {
  const etag = weakTag(text);
  response.setHeader('Cache-Control', ASK_FIRST);
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('ETag', etag);
  if (matchesEtag(request, etag)) return void response.writeHead(304).end();
  await sendText(request, response, text, type);
}

/** A weak tag, since the text has several compressed forms. */
const weakTag = (text: string) => `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`;

const brotli = promisify(brotliCompress);
const COMPRESS: Record<Encoding, (text: string) => Promise<Buffer>> = {
  br: (text) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify<string, Buffer>(gzip),
};

/** Compresses lightly, since the text is generated per response. */
async function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  text: string,
  type: string,
  status = 200,
): Promise<void> {
  const [encoding] = acceptedEncodings(request);
  const bytes = encoding ? await COMPRESS[encoding](text) : Buffer.from(text);
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': bytes.length });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
