import type { IncomingMessage, ServerResponse } from 'node:http';

export const LIVE_SCRIPT = '/__live.js';
const LIVE_EVENTS = '/__live';
const HEARTBEAT_MS = 25_000;

/** What pages are told, whole each time. */
export interface DevNews {
  /** Another one: the server was started anew. */
  readonly boot: string;
  /** How often the shell was built. */
  readonly shell: number;
  /** By watched remote the version to have: `dev-3`. */
  readonly remotes: Readonly<Record<string, string>>;
  /** What could not be built, by package. */
  readonly problems: Readonly<Record<string, readonly string[]>>;
  /** By remote the hash of what its standalone page is made of. */
  readonly standalone: Readonly<Record<string, string>>;
}

/**
 * Runs in the page, under the same policy as in production: a file of its own, no eval. One line a page, and none while
 * nobody sees it: over HTTP/1.1 a browser has six. What needs the page anew is done here, the rest is passed on.
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

/** The line to pages that are open while developing. */
export function devPages() {
  const pages = new Set<ServerResponse>();
  let news: DevNews = {
    boot: Date.now().toString(36),
    shell: 0,
    remotes: {},
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
        // The kit of embeds listens from pages of others.
        'Access-Control-Allow-Origin': '*',
      });
      response.write(`retry: 500\n\n${message()}`);
      pages.add(response);
      response.on('close', () => pages.delete(response));
      return true;
    },
    tell(change: Partial<DevNews>): void {
      news = { ...news, ...change };
      for (const page of pages) page.write(message());
    },
    get news(): DevNews {
      return news;
    },
  };
}

export type DevPages = ReturnType<typeof devPages>;
