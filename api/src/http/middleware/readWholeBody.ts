import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import type { Middleware } from 'koa';

/** Bytes read of a body that no handler reads: as large as photos of phones. */
const MAX_BYTES = 32 * 1024 * 1024;

/**
 * Reads the request to its end before answering, and discards the body of a refused one. An answer sent earlier would
 * be lost: the connection closes while the client still sends, and many clients read no answer before they have sent
 * everything.
 */
export function readWholeBody(): Middleware {
  return async function throwAwayRest(http, next) {
    await next();
    if (http.respond === false || http.req.complete) return;
    const isSent = Number(http.get('content-length')) > 0 || http.get('transfer-encoding') !== '';
    if (isSent && !(await isRead(http.req))) http.set('Connection', 'close');
  };
}

async function isRead(request: IncomingMessage): Promise<boolean> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BYTES) return false;
  // A decoder that was paused at its limit would hold the request back.
  request.unpipe();
  let read = 0;
  request.on('data', (part: Buffer) => {
    read += part.length;
    if (read > MAX_BYTES) request.destroy();
  });
  request.resume();
  // A client that leaves meanwhile needs no answer, and the server closes one that is too slow.
  await finished(request, { writable: false }).catch(() => {});
  return request.complete;
}
