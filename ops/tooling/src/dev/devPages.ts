import type { IncomingMessage, ServerResponse } from 'node:http';

export const LIVE_SCRIPT = '/__live.js';
const LIVE_EVENTS = '/__live';
const HEARTBEAT_MS = 25_000;

/** The state that pages receive, complete each time. */
export interface DevNews {
  /** Differs after a restart of the server. */
  readonly boot: string;
  /** Number of builds of the shell. */
  readonly shell: number;
  /** Current version by watched remote: `dev-3`. */
  readonly remotes: Readonly<Record<string, string>>;
  /** Hash of that build by watched remote. */
  readonly hashes: Readonly<Record<string, string>>;
  /** Errors of failed builds, by package. */
  readonly problems: Readonly<Record<string, readonly string[]>>;
  /** Hash of the workbench's build, by remote. */
  readonly standalone: Readonly<Record<string, string>>;
}

/**
 * Script of the page, under the policy of production: its own file, without eval. One connection per page, and none
 * while it is hidden: over HTTP/1.1 a browser has six. Reloads the page where needed and dispatches everything else.
 */
const SCRIPT = `
let first = null;
let line = null;
const listen = () => {
  line = new EventSource('${LIVE_EVENTS}');
  line.addEventListener('news', ({ data }) => {
    const news = JSON.parse(data);
    first ??= news;
    if (news.boot !== first.boot || news.shell !== first.shell) return location.reload();
    window.euroDev = news;
    window.dispatchEvent(new CustomEvent('euro-dev', { detail: news }));
  });
};
document.addEventListener('visibilitychange', () => {
  line?.close();
  line = null;
  if (document.visibilityState === 'visible') listen();
});
if (document.visibilityState === 'visible') listen();
`;

/** The connection to open pages in development. */
export function devPages() {
  const pages = new Set<ServerResponse>();
  let news: DevNews = {
    boot: Date.now().toString(36),
    shell: 0,
    remotes: {},
    hashes: {},
    problems: {},
    standalone: {},
  };
  const message = () => `event: news\ndata: ${JSON.stringify(news)}\n\n`;

  setInterval(() => {
    for (const page of pages) page.write(':\n\n');
  }, HEARTBEAT_MS).unref();

  return {
    answer(_request: IncomingMessage, response: ServerResponse, pathname: string): boolean {
      if (pathname === LIVE_SCRIPT) {
        response.writeHead(200, {
          'Content-Type': 'text/javascript; charset=utf-8',
          'Cache-Control': 'no-store',
        });
        response.end(SCRIPT);
        return true;
      }
      if (pathname !== LIVE_EVENTS) return false;
      response.writeHead(200, {
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'no-store',
        // The embed kit connects from other sites.
        'Access-Control-Allow-Origin': '*',
      });
      response.write(`retry: 500\n\n${message()}`);
      pages.add(response);
      response.on('close', () => pages.delete(response));
      return true;
    },
    publish(change: Partial<DevNews>): void {
      news = { ...news, ...change };
      for (const page of pages) page.write(message());
    },
    get news(): DevNews {
      return news;
    },
  };
}

export type DevPages = ReturnType<typeof devPages>;
