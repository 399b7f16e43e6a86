import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { normalTarget } from '@euro/api-contract/normalTarget';
import { diskStore, originalStack, type S3Store, StoreUnreachable } from '@euro/release';
import { METRICS, placeInApi } from '../api/apiPlaces.js';
import { apiProxy } from '../api/apiProxy.js';
import { MALFORMED, refuseForApi } from '../api/apiRefusals.js';
import { STAND_INS, standInsProxy } from '../api/standInsProxy.js';
import { EMBED, embedRoutes } from '../embeds/embedRoutes.js';
import { NEVER } from '../http/caching.js';
import type { RequestObserver } from '../http/requestObserver.js';
import { PREFLIGHT_HEADERS, setCommonHeaders, setHeaders } from '../http/securityHeaders.js';
import { plain } from '../http/sendText.js';
import type { GatewaySpans } from '../metrics/gatewaySpans.js';
import { PAGE_LOADS, receivePageLoad } from '../metrics/pageLoads.js';
import { DEVELOPER_ORIGINS, serveDeveloperOrigins } from '../pages/developerOrigins.js';
import { type PageOptions, pageRoutes } from '../pages/pageRoutes.js';
import type { RegistryNow } from '../releases/registryReader.js';
import { REMOTES, releaseRoutes } from '../releases/releaseRoutes.js';
import { type ReleaseFiles, releaseSource } from '../releases/releaseSource.js';

export interface GatewayOptions extends PageOptions {
  readonly dataDir: string;
  /** Store of releases, when that is not `dataDir`. */
  readonly store?: S3Store | null;
  /** Further processes of the same API, to which calls are spread. */
  readonly otherApis?: readonly string[];
  /** Address of the demo's stand-ins; left out without a demo. */
  readonly standIns?: string;
  /** What is in front of the gateway begins traces: their headers go on to the API. */
  readonly isTraced?: boolean;
  /** Replaces entries of the registry: `npm run dev` inserts its builds. */
  readonly overRegistry?: (registry: RegistryNow) => RegistryNow;
  /** Files of releases with precedence over the stored ones. */
  readonly filesFirst?: ReleaseFiles;
  /** Overrides `Cache-Control` of stable addresses for other sites. */
  readonly embedCaching?: string;
  /** Reads the registry at start, so that problems with releases are logged before the first request. */
  readonly readAtStart?: boolean;
  /** Counts all responses. */
  readonly metrics?: RequestObserver;
  /** Traces all responses, and the loads of pages in browsers. */
  readonly spans?: GatewaySpans;
  /** Handles requests before the gateway; `npm run dev` publishes builds to pages here. */
  readonly before?: (request: IncomingMessage, response: ServerResponse, pathname: string) => boolean;
}

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
  const { overRegistry = (registry) => registry } = options;
  const releases = releaseSource(options.dataDir, options.store);
  const readRegistry = async () => overRegistry(await releases.readRegistry());
  const files = withFirst(options.filesFirst, releases);
  const pages = pageRoutes(options, readRegistry, files.read);
  const answer = answerFrom(options, { files, readRegistry, pages });

  const server = createServer(CONNECTION_TIMEOUTS, (request, response) => {
    if (!options.isTraced) for (const header of TRACE_HEADERS) delete request.headers[header];
    options.metrics?.observe(request, response);
    options.spans?.observe(request, response);
    answer(request, response).catch((error: unknown) => fail(response, error));
  });
  if (options.readAtStart)
    server.once('listening', () => {
      void releases.readRegistry();
      pages.start();
    });
  return server;
}

interface GatewayParts {
  readonly files: ReleaseFiles;
  readonly readRegistry: () => Promise<RegistryNow>;
  readonly pages: ReturnType<typeof pageRoutes>;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The API and the stand-ins are asked before anything of the portal itself. */
function answerFrom(options: GatewayOptions, parts: GatewayParts): Answer {
  const store = options.store ?? diskStore(options.dataDir);
  const toApi = apiProxy([options.api, ...(options.otherApis ?? [])], (stack) => originalStack(store, stack));
  const toStandIns = options.standIns === undefined ? null : standInsProxy(options.standIns);
  const answerItself = portalRoutes(options, parts);
  return async (request, response) => {
    const address = request.url ?? '/';
    const target = normalTarget(address);
    if (target === null) {
      if (isBelow(address.split(/[?#]/, 1)[0] ?? '', '/api'))
        return refuseForApi(MALFORMED, request, response);
      return plain(response, 400, 'That is not an address.');
    }
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
    await answerItself(request, response, pathname, hasRepeatedSlashes(address));
  };
}

/** @returns what serves a normalized address, and whether the one requested had repeated slashes */
function portalRoutes(options: GatewayOptions, { files, readRegistry, pages }: GatewayParts) {
  const { behindTls = false, before, embedCaching, spans } = options;
  const serveRelease = releaseRoutes({ readRegistry, files });
  const serveEmbed = embedRoutes({
    readRegistry,
    serveRelease: files.serve,
    ...(embedCaching && { caching: embedCaching }),
  });
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
    hadRepeatedSlashes: boolean,
  ): Promise<void> => {
    setCommonHeaders(response, behindTls);
    if (before?.(request, response, pathname)) return;
    if (pathname === DEVELOPER_ORIGINS) return serveDeveloperOrigins(request, response, options);
    if (spans && pathname === PAGE_LOADS) {
      const { addPageLoad } = spans;
      return receivePageLoad(request, response, { addPageLoad, isRoute: pages.isRoute });
    }
    if (request.method === 'OPTIONS' && isBelow(pathname, REMOTES)) return preflight(response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return plain(response, 405, 'Only GET and HEAD here.');
    }
    if (await serveRelease(request, response, pathname)) return;
    if (isBelow(pathname, EMBED)) return serveEmbed(request, response);
    if (await pages.serveFile(request, response, pathname)) return;
    if (hadRepeatedSlashes) return redirect(response, request.url ?? '/');
    await pages.servePage(request, response, pathname);
  };
}

/** Files of releases: those that a developer's builds replace come before the stored ones. */
function withFirst(first: ReleaseFiles | undefined, stored: ReleaseFiles): ReleaseFiles {
  return {
    serve: async (...request) => (await first?.serve(...request)) || stored.serve(...request),
    read: async (pathname) => (await first?.read(pathname)) ?? stored.read(pathname),
  };
}

function fail(response: ServerResponse, error: unknown): void {
  const isStore = error instanceof StoreUnreachable;
  console.error(isStore ? error.message : error);
  if (response.headersSent) response.destroy();
  else if (isStore) plain(response, 503, 'The releases cannot be reached right now.');
  else plain(response, 500, 'Something went wrong here.');
}

/** Anybody can send them: which traces are stored is the operator's choice. */
const TRACE_HEADERS = ['traceparent', 'tracestate', 'baggage'];

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
