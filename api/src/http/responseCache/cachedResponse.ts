import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { namesTag } from '../middleware/conditionalGet.js';
import { givenRequestId, type RecordRepeat, type RequestMetrics } from '../middleware/requestLog.js';

/** A response that is sent many times. */
export interface CachedResponse {
  readonly etag: string;
  readonly bytes: Buffer;
  readonly whole: Variant;
  /** The 304 for a client whose copy is current. */
  readonly notModified: Variant;
}

/** Status line and headers of a response. */
interface Variant {
  readonly status: 200 | 304;
  /** Names and values in turn. */
  readonly headers: string[];
  readonly record: RecordRepeat;
}

/** Headers of a body, which a 304 has not. */
const BODY_HEADERS = new Set(['content-type', 'content-length']);

interface Parts {
  readonly etag: string;
  readonly bytes: Buffer;
  readonly headers: readonly (readonly [string, string])[];
  readonly recorderOf: (status: 200 | 304) => RecordRepeat;
}

/** Prepares a response for being sent many times. */
export function prepareResponse({ etag, bytes, headers, recorderOf }: Parts): CachedResponse {
  const variant = (status: 200 | 304, variantHeaders: typeof headers): Variant => ({
    status,
    headers: variantHeaders.flat(),
    record: recorderOf(status),
  });
  return {
    etag,
    bytes,
    whole: variant(200, headers),
    notModified: variant(
      304,
      headers.filter(([name]) => !BODY_HEADERS.has(name)),
    ),
  };
}

/** Sends a response again. It has an id where the caller gives one, or where a line is logged. */
export function sendAgain(
  { etag, bytes, whole, notModified }: CachedResponse,
  { headers: requestHeaders }: IncomingMessage,
  response: ServerResponse,
  metrics: Pick<RequestMetrics, 'isNextLogged'>,
): void {
  const start = performance.now();
  const isLogged = metrics.isNextLogged();
  const requestId = givenRequestId(requestHeaders['x-request-id']) ?? (isLogged ? randomUUID() : null);
  const isKnown = namesTag(requestHeaders['if-none-match'] ?? '', etag);
  const { status, headers, record } = isKnown ? notModified : whole;
  response.writeHead(status, requestId === null ? headers : [...headers, 'x-request-id', requestId]);
  // Node sends head and body in one write.
  response.end(isKnown ? undefined : bytes);
  record(requestId, start, isLogged);
}
