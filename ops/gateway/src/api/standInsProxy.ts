import type { IncomingMessage, ServerResponse } from 'node:http';
import { createProxyMiddleware, type RequestHandler } from 'http-proxy-middleware';

/** Address prefix of the demo's stand-ins. */
export const STAND_INS = '/stand-ins';

/**
 * Proxies `/stand-ins/…` to the demo's stand-ins; responses retain their own headers, since these are other companies'
 * pages.
 * @param target address of the stand-ins: `http://127.0.0.1:4100`
 */
export function standInsProxy(target: string): RequestHandler<IncomingMessage, ServerResponse> {
  return createProxyMiddleware<IncomingMessage, ServerResponse>({
    target,
    xfwd: true,
    on: {
      error: (_error, _request, response) => {
        if (!('setHeader' in response) || response.headersSent) {
          response.destroy();
          return;
        }
        response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
        response.end('The stand-ins of the demo cannot be reached right now.\n');
      },
    },
  });
}
