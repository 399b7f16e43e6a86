import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { createProxyMiddleware, type RequestHandler } from 'http-proxy-middleware';

const WORTH_COMPRESSING = 1400;

/**
 * Hands `/api` to the API and streams what comes back, so that live events pass at once. JSON travels compressed.
 * @param target where the API listens: `http://127.0.0.1:4000`
 */
export function apiProxy(target: string): RequestHandler<IncomingMessage, ServerResponse> {
  return createProxyMiddleware<IncomingMessage, ServerResponse>({
    target,
    xfwd: true,
    selfHandleResponse: true,
    on: {
      proxyRes: (answer, request, response) => pass(answer, request, response),
      error: (_error, request, response) => {
        if ('setHeader' in response) notAvailable(request, response);
        else response.destroy();
      },
    },
  });
}

function pass(answer: IncomingMessage, request: IncomingMessage, response: ServerResponse): void {
  const headers = { ...answer.headers };
  delete headers.connection;
  delete headers['keep-alive'];
  const encoding = encodingFor(answer, request);
  if (encoding) {
    delete headers['content-length'];
    headers['content-encoding'] = encoding;
    headers.vary = headers.vary ? `${headers.vary}, Accept-Encoding` : 'Accept-Encoding';
    if (headers.etag && !headers.etag.startsWith('W/')) headers.etag = `W/${headers.etag}`;
  }
  // A stream is its connection's last answer: when it ends, nothing is left open that a gateway that leaves would wait for.
  if (isEventStream(answer)) headers.connection = 'close';
  response.writeHead(answer.statusCode ?? 502, headers);
  answer.on('error', () => response.destroy());
  response.on('close', () => answer.destroy());
  if (encoding === 'br') {
    answer.pipe(createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })).pipe(response);
  } else if (encoding === 'gzip') {
    answer.pipe(createGzip({ level: 5 })).pipe(response);
  } else {
    response.flushHeaders();
    answer.pipe(response);
  }
}

function isEventStream({ headers }: IncomingMessage): boolean {
  return headers['content-type']?.startsWith('text/event-stream') === true;
}

function encodingFor(answer: IncomingMessage, request: IncomingMessage): 'br' | 'gzip' | null {
  if (request.method === 'HEAD' || answer.statusCode === 304 || answer.statusCode === 204) return null;
  if (answer.headers['content-encoding']) return null;
  if (!/^application\/(\w+\+)?json/.test(answer.headers['content-type'] ?? '')) return null;
  if (Number(answer.headers['content-length'] ?? 0) < WORTH_COMPRESSING) return null;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

const SENTENCES = {
  nl: 'Het spel is even niet bereikbaar. Probeer het zo meteen opnieuw.',
  en: 'The game cannot be reached right now. Try again in a moment.',
};

/** What is answered while the API is down, in the shape of its own errors. */
export const UNAVAILABLE = {
  status: 503,
  headers: {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': '2',
    // Other sites read open data: they are told the same, and when to come back.
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'Retry-After',
    'X-Content-Type-Options': 'nosniff',
  },
  body: (language: keyof typeof SENTENCES) =>
    JSON.stringify({ error: { code: 'not-available', message: SENTENCES[language] } }),
} as const;

/** The API is down. */
function notAvailable(request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const english = /^\s*en\b/i.test(String(request.headers['accept-language'] ?? ''));
  response.writeHead(UNAVAILABLE.status, UNAVAILABLE.headers);
  response.end(UNAVAILABLE.body(english ? 'en' : 'nl'));
}
