import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream';
import { declaredLength } from './declaredLength.js';

/** So long, in milliseconds, and so many bytes are listened to after an answer: the photos that phones take, and more. */
const PATIENCE_MS = 10_000;
const PATIENCE_BYTES = 128 * 1024 * 1024;

/**
 * Answers, and reads what the caller still sends before the answer ends. Closing the connection before that resets it, which
 * throws away the answer that is under way; many callers read it only when they have sent everything.
 * @param text the whole answer, whose `Content-Length` is set
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
  const timer = setTimeout(cut, PATIENCE_MS);
  finished(request, { writable: false }, () => {
    clearTimeout(timer);
    response.end();
  });
  request.on('data', (part: Buffer) => {
    read += part.length;
    if (read > PATIENCE_BYTES) cut();
  });
  request.resume();
}
