import type { Middleware } from 'koa';
import { inSpan } from '../../infra/tracing/index.js';

/** Probes that platforms send every few seconds. */
const PROBES = /^\/api\/(health\/|metrics)/;

/**
 * A span for each request, below that of the caller: the gateway removes a `traceparent` that anybody may have sent. With its
 * route and status; neither address nor query, which may name people.
 */
export function traceRequests(): Middleware {
  return function traceRequest(http, next) {
    if (PROBES.test(http.path)) return next();
    const method = http.method;
    const options = {
      name: method,
      kind: 'server' as const,
      attributes: { 'http.request.method': method },
      parent: http.get('traceparent') || undefined,
    };
    return inSpan(options, async (span) => {
      await next();
      const { route = 'other', refusal, requestId } = http.state;
      span.rename(String(route).includes(' ') ? route : `${method} ${route}`);
      span.set({
        'http.route': route,
        'http.response.status_code': http.status,
        'euro.request_id': requestId,
        ...(refusal ? { 'error.type': refusal.code } : {}),
      });
      if (http.status >= 500) span.end(refusal ?? new Error('5xx'));
    });
  };
}
