import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream';
import { declaredLength } from './declaredLength.js';

/** Longest silence of a client that is still sending, in milliseconds; the server limits the whole request. */
const MAX_SILENCE = 10_000;
/** Bytes read of a request that is refused: more than the photos of phones. */
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
  const timer = setTimeout(cut, MAX_SILENCE);
  finished(request, { writable: false }, () => {
    clearTimeout(timer);
    response.end();
  });
  request.on('data', (part: Buffer) => {
    timer.refresh();
    read += part.length;
    if (read > MAX_BYTES) cut();
  });
  request.resume();
}
