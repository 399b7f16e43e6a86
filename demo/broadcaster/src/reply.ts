import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface Reply {
  readonly status: number;
  /** A media type; text is UTF-8. */
  readonly type: string;
  readonly body: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends it with an ETag of its bytes, or 304 for a cached one. */
export function send(request: IncomingMessage, response: ServerResponse, reply: Reply): void {
  const body = Buffer.from(reply.body);
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const headers = {
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ETag: tag,
    ...reply.headers,
  };
  if (reply.status === 200 && request.headers['if-none-match'] === tag) {
    response.writeHead(304, headers).end();
    return;
  }
  const charset = /^text\/|json$|javascript$/.test(reply.type) ? '; charset=utf-8' : '';
  response.writeHead(reply.status, {
    ...headers,
    'Content-Type': reply.type + charset,
    'Content-Length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
