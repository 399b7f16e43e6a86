import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { CONTRACT_HEADER, type EndpointName } from '@euro/api-contract';
import type { Context as KoaContext } from 'koa';
import type { BaseContext } from '../../infra/context.js';
import type { Lifecycle } from '../lifecycle.js';
import { namesTag } from '../middleware/conditionalGet.js';
import { type RequestMetrics, requestIdFrom } from '../middleware/requestLog.js';

/** What everybody asks for and gets alike; none has a limit of its own, nor shows the time. */
export const CACHED_ROUTES = new Set<EndpointName>([
  'GET rankings/{type}',
  'GET players',
  'GET player/{id}',
  'GET players-stats',
  'GET matches',
  'GET match/{id}',
  'GET matchday/{weekId}/top-lineup',
  'GET trends',
  'GET clubs',
  'GET competition',
]);
/** What other processes write is seen after so long at the latest (real milliseconds), as in the snapshot. */
const LIFETIME = 1_000;
/** Bytes that are cached, and responses: a guard against callers who invent filters. */
const MOST_BYTES = 16 * 1_024 * 1_024;
const MOST = 500;
/** Differs with every response. */
const OWN_HEADERS = new Set(['x-request-id']);
/** Headers of a body, which a 304 has not. */
const BODY_HEADERS = new Set(['content-type', 'content-length']);

/** What is known of the tournaments: a response made from another snapshot or at another knowledge is stale. */
export interface DataState {
  /** One object as long as the data stay as they are. */
  readonly snapshot: object;
  /** Which of that the clock makes known. */
  readonly knowledge: string;
}

/** What a response was made from: when one of these changes, the response may change. */
interface Stamp {
  /** Real time. */
  readonly madeAt: number;
  readonly transactions: number;
  readonly data: DataState;
}

interface CachedResponse extends Stamp {
  readonly etag: string;
  readonly bytes: Buffer;
  readonly whole: Variant;
  /** For a client that has it already. */
  readonly notModified: Variant;
}

/** A status with what goes with it. */
interface Variant {
  readonly status: 200 | 304;
  /** Names and values in turn. */
  readonly headers: readonly string[];
  readonly record: ReturnType<RequestMetrics['recorderOf']>;
}

export interface ResponseCache {
  /**
   * Sends what is cached, and hands everything else to the chain that follows. It works on Node's own request and response:
   * a context of Koa with its listeners, made for each request, costs as much as sending a cached response.
   */
  before(chain: RequestListener): RequestListener;
  /** Remembers what is known while a response is begun. */
  begin(http: KoaContext): void;
  /** Stores a response that has its tag and is whole. */
  store(http: KoaContext): void;
}

interface Parts extends Pick<BaseContext, 'realNow' | 'transactionsEnded'> {
  /** Null where no job looks for changes of the data: nothing is cached then. */
  readonly dataState: () => DataState | null;
}

/**
 * Responses to everybody are sent again as they are, before anything is routed, checked or loaded: until this process ends a
 * transaction, the snapshot or what the clock makes known changes, or a second has passed. Only for calls without a token,
 * and only where a job keeps the snapshot up to date. Headers, request id, 304, metrics and log are those of any other
 * response.
 */
export function createResponseCache(
  context: Parts,
  { lifecycle, requestMetrics }: { readonly lifecycle: Lifecycle; readonly requestMetrics: RequestMetrics },
): ResponseCache {
  const cached = new Map<string, CachedResponse>();
  const begun = new WeakMap<KoaContext, Stamp>();
  let bytesCached = 0;
  /** What all that is cached was made from. */
  let latest: object | null = null;

  function stamp(): Stamp | null {
    const data = context.dataState();
    return data && { madeAt: context.realNow(), transactions: context.transactionsEnded(), data };
  }

  function isFresh({ madeAt, transactions, data }: Stamp): boolean {
    if (transactions !== context.transactionsEnded() || context.realNow() - madeAt >= LIFETIME) return false;
    const now = context.dataState();
    return now !== null && now.snapshot === data.snapshot && now.knowledge === data.knowledge;
  }

  function drop(key: string): void {
    bytesCached -= cached.get(key)?.bytes.length ?? 0;
    cached.delete(key);
  }

  /** What came from an older snapshot is never sent again, and would hold all of that in memory. */
  function dropOlder({ snapshot }: DataState): void {
    if (snapshot === latest) return;
    cached.clear();
    bytesCached = 0;
    latest = snapshot;
  }

  return {
    before(chain) {
      return (request, response) => {
        const key = keyOf(request);
        const cachedResponse = key === null || lifecycle.isDraining ? undefined : cached.get(key);
        if (cachedResponse && isFresh(cachedResponse)) send(cachedResponse, request, response);
        else chain(request, response);
      };
    },
    begin(http) {
      const dataStamp = keyOf(http.req) === null ? null : stamp();
      if (dataStamp) begun.set(http, dataStamp);
    },
    store(http) {
      const dataStamp = begun.get(http);
      const key = keyOf(http.req);
      if (!dataStamp || key === null || http.status !== 200 || !CACHED_ROUTES.has(http.state.route)) return;
      if (!isFresh(dataStamp)) return;
      dropOlder(dataStamp.data);
      const { path, method } = http;
      const { route } = http.state;
      const headers = headersOf(http);
      const bytes = Buffer.isBuffer(http.body) ? http.body : Buffer.from(String(http.body));
      const variant = <S extends 200 | 304>(status: S, sent: typeof headers) => ({
        status,
        headers: sent.flat(),
        record: requestMetrics.recorderOf({ route, method, path, status }),
      });
      drop(key);
      cached.set(key, {
        ...dataStamp,
        etag: http.response.get('etag'),
        bytes,
        whole: variant(200, headers),
        notModified: variant(
          304,
          headers.filter(([name]) => !BODY_HEADERS.has(name)),
        ),
      });
      bytesCached += bytes.length;
      for (const oldest of cached.keys()) {
        if (bytesCached <= MOST_BYTES && cached.size <= MOST) return;
        drop(oldest);
      }
    },
  };
}

/** All that a response to everybody depends on; null for a call that is somebody's, or no plain read. */
function keyOf({ method, url, headers }: IncomingMessage): string | null {
  if (method !== 'GET' || headers.authorization !== undefined) return null;
  return `${url}\n${headers['accept-language'] ?? ''}\n${headers[CONTRACT_HEADER.toLowerCase()] ?? ''}`;
}

function headersOf(http: KoaContext): (readonly [string, string])[] {
  return Object.entries(http.response.headers).flatMap(([name, value]) =>
    value === undefined || OWN_HEADERS.has(name) ? [] : [[name, String(value)] as const],
  );
}

function send(cached: CachedResponse, request: IncomingMessage, response: ServerResponse): void {
  const start = process.hrtime.bigint();
  const requestId = requestIdFrom(request.headers['x-request-id']);
  const isKnown = namesTag(request.headers['if-none-match'] ?? '', cached.etag);
  const { status, headers, record } = isKnown ? cached.notModified : cached.whole;
  response.writeHead(status, [...headers, 'x-request-id', requestId]);
  response.end(isKnown ? undefined : cached.bytes);
  record(requestId, start);
}
