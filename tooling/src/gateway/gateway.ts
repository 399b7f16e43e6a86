import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { registryFile, releasesFolder } from '../registry/layout.js';
import { WORKING_VERSION } from '../registry/publishRelease.js';
import { apiProxy } from './apiProxy.js';
import { builtFiles } from './builtFiles.js';
import { registryReader } from './registryReader.js';
import { contentSecurityPolicy, setCommonHeaders } from './securityHeaders.js';
import { shellPage } from './shellPage.js';
import { STAND_INS, standInsProxy } from './standInsProxy.js';
import { visitorOf } from './visitor.js';

export interface GatewayOptions {
  /** Folder of the built shell. */
  readonly shell: string;
  readonly dataDir: string;
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
  /** A chance to answer first; `npm run dev` tells pages here when to reload. */
  readonly before?: (request: IncomingMessage, response: ServerResponse, pathname: string) => boolean;
}

const FOR_EVER = 'public, max-age=31536000, immutable';
const NEVER = 'no-store';

/**
 * One address for everything: the shell and its page, `/registry.json`, `/remotes/…`, the API below `/api`, and the demo's
 * stand-ins below `/stand-ins`.
 */
export function createGateway(options: GatewayOptions): Server {
  const { shell, dataDir, behindTls = false, before } = options;
  const serveShell = builtFiles(shell);
  const serveRelease = builtFiles(releasesFolder(dataDir));
  const readRegistry = registryReader(registryFile(dataDir));
  const renderPage = shellPage(options);
  const toApi = apiProxy(options.api);
  const toStandIns = options.standIns === undefined ? null : standInsProxy(options.standIns);

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else plain(response, 500, 'Something went wrong here.');
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pathname = pathnameOf(request);
    if (pathname === null) return plain(response, 400, 'That is not an address.');
    if (pathname === '/api' || pathname.startsWith('/api/')) return void (await toApi(request, response));
    if (toStandIns && pathname.startsWith(STAND_INS)) return void (await toStandIns(request, response));
    setCommonHeaders(response, behindTls);
    if (before?.(request, response, pathname)) return;
    if (request.method === 'OPTIONS' && pathname.startsWith('/remotes/')) return preflight(response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return plain(response, 405, 'Only GET and HEAD here.');
    }
    if (pathname === '/registry.json') return registry(request, response);
    if (pathname.startsWith('/remotes/')) return remoteFile(request, response, pathname);
    if (pathname !== '/index.html' && (await serveShell(request, response, pathname, shellCaching))) return;
    if (extname(pathname)) return plain(response, 404, 'There is no such file.');
    await page(request, response, pathname);
  }

  async function registry(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { text } = await readRegistry();
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    sendText(request, response, text, 'application/json; charset=utf-8');
  }

  async function remoteFile(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
  ): Promise<void> {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    const caching = pathname.split('/')[3] === WORKING_VERSION ? NEVER : FOR_EVER;
    if (await serveRelease(request, response, pathname.slice('/remotes'.length), () => caching)) return;
    plain(response, 404, 'There is no such file in this release.');
  }

  async function page(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
    let made: Awaited<ReturnType<typeof renderPage>>;
    try {
      made = await renderPage(pathname, visitorOf(request), await readRegistry());
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      return plain(response, 503, 'The portal is not built yet: npm run build');
    }
    response.setHeader('Content-Security-Policy', contentSecurityPolicy(made.nonce, options.foreignScripts));
    response.setHeader('X-Frame-Options', 'DENY');
    sendText(request, response, made.html, 'text/html; charset=utf-8');
  }
}

/** Only names with a hash in them may be kept for ever. */
function shellCaching(file: string): string {
  return /\.[0-9a-f]{8}\.\w+$/.test(file) ? FOR_EVER : 'no-cache';
}

function pathnameOf(request: IncomingMessage): string | null {
  try {
    return new URL(request.url ?? '/', 'http://gateway').pathname;
  } catch {
    return null;
  }
}

function preflight(response: ServerResponse): void {
  response.writeHead(204, {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'GET, HEAD',
    'Access-Control-Max-Age': '86400',
  });
  response.end();
}

function plain(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': NEVER });
  response.end(`${sentence}\n`);
}

/** Made for this answer only: never kept, lightly compressed. */
function sendText(request: IncomingMessage, response: ServerResponse, text: string, type: string): void {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  let bytes: Buffer = Buffer.from(text);
  response.setHeader('Vary', 'Accept-Encoding, Cookie');
  if (/\bbr\b/.test(accepted)) {
    bytes = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    response.setHeader('Content-Encoding', 'br');
  } else if (/\bgzip\b/.test(accepted)) {
    bytes = gzipSync(bytes);
    response.setHeader('Content-Encoding', 'gzip');
  }
  response.writeHead(200, {
    'Content-Type': type,
    'Cache-Control': NEVER,
    'Content-Length': bytes.length,
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
