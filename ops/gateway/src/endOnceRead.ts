import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream';
import { declaredLength } from './declaredLength.js';

/** Limits of reading the rest of a request, in milliseconds and bytes: more than the photos of phones. */
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 128 * 1024 * 1024;

/**
 * Responds, and reads the rest of the request before the response ends. An earlier close would reset the connection
 * and discard the response in transit; many clients read it only after they have sent everything.
 * @param text complete response body, whose `Content-Length` is set
 */
export function endOnceRead(request: IncomingMessage, response: ServerResponse, text: string): void {
  const isSending = !request.complete && declaredLength(request) > 0;
  if (!isSending) {
    response.end(text);
    return;
  }
  response.write(text);
  let read = 0;
  const cut = () => request.destroy();
  const timer = setTimeout(cut, TIMEOUT_MS);
  finished(request, { writable: false }, () => {
    clearTimeout(timer);
    response.end();
  });
  request.on('data', (part: Buffer) => {
    read += part.length;
    if (read > MAX_BYTES) cut();
  });
  request.resume();
}
