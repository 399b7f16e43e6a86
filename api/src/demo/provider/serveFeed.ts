import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FeedMessage } from '@euro/api-contract';

/** Messages of one page. */
const PAGE = 20;

/** A feed that is polled: messages in the order in which they were published. */
export interface ServedFeed {
  readonly url: string;
  publish(message: FeedMessage): void;
  /** Answers the next requests with these statuses, in order. */
  failNext(...statuses: number[]): void;
  /** Every request so far: its position, and the status of its answer. */
  readonly requests: readonly { readonly after: string | null; readonly status: number }[];
  close(): void;
}

/** Serves messages at `?after=<position>`, with an ETag; requires a token when one is given. */
export async function serveFeed({
  port = 0,
  token = null,
}: {
  readonly port?: number;
  readonly token?: string | null;
} = {}): Promise<ServedFeed> {
  const messages: FeedMessage[] = [];
  const failures: number[] = [];
  const requests: { after: string | null; status: number }[] = [];
  const server = createServer((request, response) => {
    const after = new URL(request.url ?? '/', 'http://feed').searchParams.get('after');
    const status = failures.shift() ?? answer(request, response, after);
    if (!response.writableEnded) response.writeHead(status).end();
    requests.push({ after, status });
  });

  function answer(request: IncomingMessage, response: ServerResponse, after: string | null): number {
    if (token !== null && request.headers.authorization !== `Bearer ${token}`) return 401;
    const start = Number(after ?? 0);
    const pageMessages = messages.slice(start, start + PAGE);
    const next = start + pageMessages.length;
    const body = JSON.stringify({ messages: pageMessages, next: String(next), more: next < messages.length });
    const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
    if (request.headers['if-none-match'] === etag) return 304;
    response.writeHead(200, { 'content-type': 'application/json', etag }).end(body);
    return 200;
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed`,
    publish: (message) => void messages.push(message),
    failNext: (...statuses) => void failures.push(...statuses),
    requests,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
