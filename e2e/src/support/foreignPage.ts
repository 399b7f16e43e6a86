import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page of another site, on its own origin. */
export interface ForeignPage {
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves a page at `/`, and the texts of `files` at other paths. */
export async function serveForeignPage(
  html: string,
  {
    headers = {},
    files = {},
  }: { headers?: OutgoingHttpHeaders; files?: Readonly<Record<string, string>> } = {},
): Promise<ForeignPage> {
  const server = createServer(({ url = '/' }, response) => {
    const text = url === '/' ? html : files[new URL(url, 'http://page').pathname];
    if (text === undefined) return void response.writeHead(404).end();
    const type = url.endsWith('.css') ? 'text/css' : /\.m?js$/.test(url) ? 'text/javascript' : 'text/html';
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, ...headers }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
