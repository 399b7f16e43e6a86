import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { text } from 'node:stream/consumers';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { createProxyMiddleware, type RequestHandler } from 'http-proxy-middleware';
import { acceptedEncodings, type Encoding } from '../http/acceptedEncodings.js';
import { declaredLength } from '../http/declaredLength.js';
import { ApiAgent } from './apiAgent.js';
import {
  type ApiRefusal,
  OF_PICTURES,
  PICTURE_TOO_LARGE,
  refuseForApi,
  TOO_LARGE,
  UNAVAILABLE,
} from './apiRefusals.js';

/** The largest body of any call: pictures of 2 MB with their form. The API has limits per call. */
const LARGEST_BODY = 3 * 1024 * 1024;
const WORTH_COMPRESSING = 1400;

/** Lists faults with places in scripts of releases, whose source maps the gateway can read and the API can't. */
const FAULTS = '/api/admin/faults';

/** Names the sources of places in scripts. @throws StoreUnreachable */
type OriginalStack = (stack: string) => Promise<string>;

/**
 * Proxies `/api` to the API with streamed responses, so that live events pass immediately. Compresses JSON.
 * @param addresses of the API's processes: `http://127.0.0.1:4000`
 * @param originalStack for the faults that operators see
 */
export function apiProxy(
  addresses: readonly string[],
  originalStack: OriginalStack,
): RequestHandler<IncomingMessage, ServerResponse> {
  const [target = ''] = addresses;
  const hand = createProxyMiddleware<IncomingMessage, ServerResponse>({
    target,
    ...(addresses.length > 1 && { agent: new ApiAgent(addresses) }),
    xfwd: true,
    selfHandleResponse: true,
    on: {
      proxyReq: (outgoing, request, response) => {
        let read = 0;
        request.on('data', (part: Buffer) => {
          read += part.length;
          if (read <= LARGEST_BODY || outgoing.destroyed) return;
          request.unpipe(outgoing);
          refuse(tooLarge(request), request, response);
          outgoing.destroy();
        });
      },
      proxyRes: (answer, request, response) => pass(answer, request, { response, originalStack }),
      error: (_error, request, response) => {
        if ('setHeader' in response) refuse(UNAVAILABLE, request, response);
        else response.destroy();
      },
    },
  });
  return Object.assign(
    async (...[request, response, next]: Parameters<typeof hand>) => {
      const length = declaredLength(request);
      if (Number.isFinite(length) && length > LARGEST_BODY) refuse(tooLarge(request), request, response);
      else await hand(request, response, next);
    },
    { upgrade: hand.upgrade },
  );
}

function tooLarge({ headers, url = '' }: IncomingMessage): ApiRefusal {
  const isPicture = OF_PICTURES.test(headers['content-type'] ?? '') && !url.includes('/admin/');
  return isPicture ? PICTURE_TOO_LARGE : TOO_LARGE;
}

/** Responds to an error of the connection to the API, unless the response has begun. */
function refuse(refusal: ApiRefusal, request: IncomingMessage, response: ServerResponse): void {
  if (!response.headersSent) refuseForApi(refusal, request, response);
}

function pass(
  answer: IncomingMessage,
  request: IncomingMessage,
  { response, originalStack }: { readonly response: ServerResponse; readonly originalStack: OriginalStack },
): void {
  const headers = { ...answer.headers };
  delete headers.connection;
  delete headers['keep-alive'];
  const encoding = encodingFor(answer, request);
  const areFaults = request.url === FAULTS && answer.statusCode === 200;
  if (areFaults) {
    delete headers['content-length'];
    delete headers.etag;
  }
  const body = areFaults ? withSources(answer, originalStack) : answer;
  if (encoding) {
    delete headers['content-length'];
    headers['content-encoding'] = encoding;
    headers.vary = headers.vary ? `${headers.vary}, Accept-Encoding` : 'Accept-Encoding';
    if (headers.etag && !headers.etag.startsWith('W/')) headers.etag = `W/${headers.etag}`;
  }
  // A stream is the last response of its connection, so that a draining gateway does not wait for an idle one.
  if (isEventStream(answer)) headers.connection = 'close';
  response.writeHead(answer.statusCode ?? 502, headers);
  // Ends all of them when one fails, or when the client leaves.
  if (encoding) {
    pipeline(body, COMPRESSORS[encoding](), response, () => {});
  } else {
    response.flushHeaders();
    pipeline(body, response, () => {});
  }
}

/** Without the store of releases places stay those of the scripts. */
async function* withSources(answer: IncomingMessage, originalStack: OriginalStack): AsyncGenerator<string> {
  const faults = await text(answer);
  yield await originalStack(faults).catch(() => faults);
}

const COMPRESSORS = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip({ level: 5 }),
};

function isEventStream({ headers }: IncomingMessage): boolean {
  return headers['content-type']?.startsWith('text/event-stream') === true;
}

function encodingFor(answer: IncomingMessage, request: IncomingMessage): Encoding | null {
  if (request.method === 'HEAD' || answer.statusCode === 304 || answer.statusCode === 204) return null;
  if (answer.headers['content-encoding']) return null;
  if (!/^application\/(?:(\w+\+)?json|rss\+xml)/.test(answer.headers['content-type'] ?? '')) return null;
  if (Number(answer.headers['content-length'] ?? 0) < WORTH_COMPRESSING) return null;
  return acceptedEncodings(request)[0] ?? null;
}
