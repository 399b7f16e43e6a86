import type { IncomingMessage, ServerResponse } from 'node:http';

export const LIVE_SCRIPT = '/__live.js';
const LIVE_EVENTS = '/__live';
const HEARTBEAT_MS = 25_000;

/** Runs in the page, under the same policy as in production: a file of its own, no eval. */
const SCRIPT = `
let connected = false;
const events = new EventSource('${LIVE_EVENTS}');
events.addEventListener('open', () => { if (connected) location.reload(); connected = true; });
events.addEventListener('built', () => location.reload());
`;

/** Tells open pages that something was built, so that they load it. */
export function liveReload() {
  const pages = new Set<ServerResponse>();

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
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write('retry: 500\n\n');
      pages.add(response);
      response.on('close', () => pages.delete(response));
      return true;
    },
    built(): void {
      for (const page of pages) page.write('event: built\ndata: {}\n\n');
    },
  };
}
