import type { IncomingMessage, RequestListener } from 'node:http';
import { CONTRACT_HEADER, type EndpointName, SERVED_API_CONTRACTS, SHARED_READS } from '@euro/api-contract';
import type { Context as KoaContext } from 'koa';
import type { BaseContext } from '../../infra/context.js';
import type { DataChanges, TrackedData } from '../../infra/db/dataChanges.js';
import type { TextLanguage } from '../../texts/index.js';
import type { Lifecycle } from '../middleware/everyRequest.js';
import type { RequestMetrics } from '../middleware/requestLog.js';
import { type CachedResponse, prepareResponse, sendAgain } from './cachedResponse.js';

const CACHED_ROUTES = new Set<EndpointName>(SHARED_READS);
/** Calls that show rows of the database besides the snapshot. A change of settings counts as a change of all data. */
const TRACKED_DATA: Partial<Record<EndpointName, readonly TrackedData[]>> = {
  'GET rankings/{type}': ['names'],
};
/**
 * Longest age of a cached response in real milliseconds, like the snapshot's: writes of other processes show by then.
 */
const LIFETIME = 1_000;
/** Bytes that are cached, and responses: a guard against callers who invent filters. */
const MAX_BYTES = 16 * 1_024 * 1_024;
const MAX_RESPONSES = 500;
/** Spellings of `Accept-Language` whose language is remembered, and their longest, in characters. */
const MAX_SPELLINGS = 2_000;
const LONGEST_SPELLING = 200;
/** Differs with every response. */
const OWN_HEADERS = new Set(['x-request-id']);
const CONTRACT = CONTRACT_HEADER.toLowerCase();
const SERVED_CONTRACTS: ReadonlySet<unknown> = new Set([undefined, '', ...SERVED_API_CONTRACTS.map(String)]);

/** Version of the tournaments' data: a response made from another version is stale. */
export interface DataState {
  /** One object as long as the data stay as they are. */
  readonly snapshot: object;
  /** Digest of the part of the snapshot that is visible at the current game time. */
  readonly knowledge: string;
}

/** Versions of the data that a response was made from; it is stale when one of them changes. */
interface Stamp {
  /** Real time. */
  readonly madeAt: number;
  readonly changes: DataChanges;
  readonly data: DataState;
}

interface StoredResponse extends CachedResponse, Stamp {
  readonly route: EndpointName;
}

export interface ResponseCache {
  /**
   * Sends cached responses and passes everything else to the chain. It works on Node's own request and response:
   * creating a Koa context with its listeners costs as much as sending a cached response.
   */
  before(chain: RequestListener): RequestListener;
  /** Records the version of the data at the start of a response. */
  begin(http: KoaContext): void;
  /** Stores a response that has its tag and is whole. */
  store(http: KoaContext): void;
}

interface Parts extends Pick<BaseContext, 'realNow' | 'dataChanges'> {
  /** Null where no job looks for changes of the data: nothing is cached then. */
  readonly dataState: () => DataState | null;
}

/**
 * Caches responses that are equal for everybody, and sends them before routing, checks and loading. An entry expires
 * after a second, when this process commits something that it shows, and when the snapshot or its visible part
 * changes. It serves requests without a token only, and only where a job keeps the snapshot up to date. Headers, 304
 * and metrics equal those of any other response; an id is sent to callers who give one, and one line in
 * `LOGGED_REPEAT` is logged.
 */
export function createResponseCache(
  context: Parts,
  { lifecycle, requestMetrics }: { readonly lifecycle: Lifecycle; readonly requestMetrics: RequestMetrics },
): ResponseCache {
  /** By language, then by address: a response to everybody depends on nothing else. */
  const cached = new Map<TextLanguage, Map<string, StoredResponse>>();
  /** The language of each spelling of `Accept-Language`, which takes longer to find than a response to send. */
  const languages = new Map<string | undefined, TextLanguage>();
  const stamps = new WeakMap<KoaContext, Stamp>();
  let [bytesCached, responses] = [0, 0];
  /** Snapshot that all cached responses were made from. */
  let latest: object | null = null;

  function stamp(): Stamp | null {
    const data = context.dataState();
    return data && { madeAt: context.realNow(), changes: context.dataChanges(), data };
  }

  function isFresh({ madeAt, changes, data }: Stamp, route: EndpointName): boolean {
    if (context.realNow() - madeAt >= LIFETIME || hasChanged(changes, route)) return false;
    const now = context.dataState();
    return now !== null && now.snapshot === data.snapshot && now.knowledge === data.knowledge;
  }

  function hasChanged(before: DataChanges, route: EndpointName): boolean {
    const changes = context.dataChanges();
    if (changes === before) return false;
    if (changes.everything !== before.everything) return true;
    return TRACKED_DATA[route]?.some((dataset) => changes[dataset] !== before[dataset]) ?? false;
  }

  function clear(): void {
    cached.clear();
    bytesCached = responses = 0;
  }

  /** Drops responses of older snapshots: they are stale, and keep the old snapshot in memory. */
  function dropOlder({ snapshot }: DataState): void {
    if (snapshot === latest) return;
    clear();
    latest = snapshot;
  }

  function find({ url = '', headers }: IncomingMessage): StoredResponse | undefined {
    const language = languages.get(headers['accept-language']);
    return language && cached.get(language)?.get(url);
  }

  function add(url: string, language: TextLanguage, response: StoredResponse): void {
    const before = cached.get(language)?.get(url);
    bytesCached += response.bytes.length - (before?.bytes.length ?? 0);
    responses += before ? 0 : 1;
    if (bytesCached > MAX_BYTES || responses > MAX_RESPONSES) {
      clear();
      [bytesCached, responses] = [response.bytes.length, 1];
    }
    const byAddress = cached.get(language) ?? new Map<string, StoredResponse>();
    cached.set(language, byAddress.set(url, response));
  }

  function remember(spelling: string | undefined, language: TextLanguage): void {
    if (spelling !== undefined && spelling.length > LONGEST_SPELLING) return;
    if (languages.size >= MAX_SPELLINGS) languages.clear();
    languages.set(spelling, language);
  }

  return {
    before(chain) {
      return (request, response) => {
        const cached = isForAll(request) && !lifecycle.isDraining ? find(request) : undefined;
        if (cached && isFresh(cached, cached.route)) sendAgain(cached, request, response, requestMetrics);
        else chain(request, response);
      };
    },
    begin(http) {
      const dataStamp = isForAll(http.req) ? stamp() : null;
      if (dataStamp) stamps.set(http, dataStamp);
    },
    store(http) {
      const dataStamp = stamps.get(http);
      if (!dataStamp || http.status !== 200 || !CACHED_ROUTES.has(http.state.route)) return;
      if (!isFresh(dataStamp, http.state.route)) return;
      dropOlder(dataStamp.data);
      const { path, method } = http;
      const { route, language } = http.state;
      const bytes = Buffer.isBuffer(http.body) ? http.body : Buffer.from(String(http.body));
      const response = prepareResponse({
        etag: http.response.get('etag'),
        bytes,
        headers: headersOf(http),
        recorderOf: (status) => requestMetrics.recorderOf({ route, method, path, status }),
      });
      remember(http.req.headers['accept-language'], language);
      add(http.req.url ?? '', language, { ...response, ...dataStamp, route });
    },
  };
}

/** Whether a request is an anonymous read in a contract that is served. */
function isForAll({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers.authorization === undefined && SERVED_CONTRACTS.has(headers[CONTRACT]);
}

function headersOf(http: KoaContext): (readonly [string, string])[] {
  return Object.entries(http.response.headers).flatMap(([name, value]) =>
    value === undefined || OWN_HEADERS.has(name) ? [] : [[name, String(value)] as const],
  );
}
