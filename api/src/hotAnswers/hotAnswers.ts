import type { IncomingMessage, ServerResponse } from 'node:http';
import { CONTRACT_HEADER, type EndpointName } from '@euro/api-contract';
import type { Context as KoaContext } from 'koa';
import { type Catalogue, knowledgeAt, trustedCatalogue } from '../catalogue/index.js';
import type { AppContext } from '../context.js';
import type { Lifecycle } from '../health/probes.js';
import { namesTag } from '../middleware/conditionalGet.js';
import { type Notes, requestIdFrom } from '../middleware/requestLog.js';

/** What everybody asks for and gets alike; none has a limit of its own, nor tells what time it is. */
export const HOT = new Set<EndpointName>([
  'GET rankings/{type}',
  'GET players',
  'GET player/{id}',
  'GET players-stats',
  'GET matches',
  'GET match/{id}',
  'GET matchday/{weekId}/top-lineup',
  'GET competition',
]);
/** What other processes write is seen after so long at the latest (real milliseconds), as in the catalogue. */
const LIFETIME = 1_000;
/** Bytes that are kept, and answers: a guard against callers who invent filters. */
const MOST_BYTES = 16 * 1_024 * 1_024;
const MOST = 500;
/** Told anew with every answer. */
const OWN_HEADERS = new Set(['x-request-id']);
/** Headers of a body, which a 304 has not. */
const BODY_HEADERS = new Set(['content-type', 'content-length']);

/** What an answer was made from: whatever changes one of these may change the answer. */
interface Stamp {
  /** Real time. */
  readonly madeAt: number;
  readonly transactions: number;
  readonly catalogue: Catalogue;
  readonly knowledge: number;
}

interface HotAnswer extends Stamp {
  readonly etag: string;
  readonly bytes: Buffer;
  readonly whole: Way;
  /** To who has it already. */
  readonly notModified: Way;
}

/** A status with what goes with it. */
interface Way {
  readonly status: 200 | 304;
  /** Names and values in turn. */
  readonly headers: readonly string[];
  readonly note: ReturnType<Notes['prepare']>;
}

export interface HotAnswers {
  /** Answers what it has; false when somebody else must. */
  send(request: IncomingMessage, response: ServerResponse): boolean;
  /** Notes what is known while an answer is begun. */
  begin(http: KoaContext): void;
  /** Keeps an answer that has its tag and is whole. */
  keep(http: KoaContext): void;
}

type Parts = Pick<AppContext, 'models' | 'clock' | 'realNow' | 'transactionsEnded'>;

/**
 * Hot answers are sent again as they are, before anything is routed, checked or loaded: until this process ends a
 * transaction, the catalogue or what the clock makes known changes, or a second has passed. Only for calls without a token,
 * and only where a job looks after the catalogue. Headers, request id, 304, metrics and log are those of any other answer.
 */
export function createHotAnswers(
  context: Parts,
  { lifecycle, notes }: { readonly lifecycle: Lifecycle; readonly notes: Notes },
): HotAnswers {
  const kept = new Map<string, HotAnswer>();
  const begun = new WeakMap<KoaContext, Stamp>();
  let bytesKept = 0;
  /** What all that is kept was made from. */
  let latest: Catalogue | null = null;

  function stamp(): Stamp | null {
    const catalogue = trustedCatalogue(context);
    if (!catalogue) return null;
    const knowledge = knowledgeAt(catalogue, context.clock.now());
    return { madeAt: context.realNow(), transactions: context.transactionsEnded(), catalogue, knowledge };
  }

  function holds({ madeAt, transactions, catalogue, knowledge }: Stamp): boolean {
    return (
      transactions === context.transactionsEnded() &&
      context.realNow() - madeAt < LIFETIME &&
      catalogue === trustedCatalogue(context) &&
      knowledge === knowledgeAt(catalogue, context.clock.now())
    );
  }

  function drop(key: string): void {
    bytesKept -= kept.get(key)?.bytes.length ?? 0;
    kept.delete(key);
  }

  /** What came from an older catalogue is never given again, and would hold all of that in memory. */
  function forgetOlder(catalogue: Catalogue): void {
    if (catalogue === latest) return;
    kept.clear();
    bytesKept = 0;
    latest = catalogue;
  }

  return {
    send(request, response) {
      const key = keyOf(request);
      const answer = key === null || lifecycle.isDraining ? undefined : kept.get(key);
      if (!answer || !holds(answer)) return false;
      repeat(answer, request, response);
      return true;
    },
    begin(http) {
      const known = keyOf(http.req) === null ? null : stamp();
      if (known) begun.set(http, known);
    },
    keep(http) {
      const known = begun.get(http);
      const key = keyOf(http.req);
      if (!known || key === null || http.status !== 200 || !HOT.has(http.state.route)) return;
      if (!holds(known)) return;
      forgetOlder(known.catalogue);
      const { path, method } = http;
      const { route } = http.state;
      const headers = headersOf(http);
      const bytes = Buffer.isBuffer(http.body) ? http.body : Buffer.from(String(http.body));
      const way = <S extends 200 | 304>(status: S, sent: typeof headers) => ({
        status,
        headers: sent.flat(),
        note: notes.prepare({ route, method, path, status }),
      });
      drop(key);
      kept.set(key, {
        ...known,
        etag: http.response.get('etag'),
        bytes,
        whole: way(200, headers),
        notModified: way(
          304,
          headers.filter(([name]) => !BODY_HEADERS.has(name)),
        ),
      });
      bytesKept += bytes.length;
      for (const oldest of kept.keys()) {
        if (bytesKept <= MOST_BYTES && kept.size <= MOST) return;
        drop(oldest);
      }
    },
  };
}

/** All that an answer to everybody depends on; null for a call that is somebody's, or no plain read. */
function keyOf({ method, url, headers }: IncomingMessage): string | null {
  if (method !== 'GET' || headers.authorization !== undefined) return null;
  return `${url}\n${headers['accept-language'] ?? ''}\n${headers[CONTRACT_HEADER.toLowerCase()] ?? ''}`;
}

function headersOf(http: KoaContext): (readonly [string, string])[] {
  return Object.entries(http.response.headers).flatMap(([name, value]) =>
    value === undefined || OWN_HEADERS.has(name) ? [] : [[name, String(value)] as const],
  );
}

function repeat(answer: HotAnswer, request: IncomingMessage, response: ServerResponse): void {
  const start = process.hrtime.bigint();
  const requestId = requestIdFrom(request.headers['x-request-id']);
  const isKnown = namesTag(request.headers['if-none-match'] ?? '', answer.etag);
  const { status, headers, note } = isKnown ? answer.notModified : answer.whole;
  response.writeHead(status, [...headers, 'x-request-id', requestId]);
  response.end(isKnown ? undefined : answer.bytes);
  note(requestId, start);
}
