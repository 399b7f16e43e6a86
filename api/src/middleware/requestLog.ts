import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import type { Refusal } from '../errors.js';
import type { Metrics } from '../health/metrics.js';

const REQUEST_ID = /^[\w-]{8,64}$/;

/** Gives every request an id, counts it and writes one line about it; queries stay out of the log, they may name people. */
export function requestLog(log: Logger, metrics: Metrics): Middleware {
  return async function logRequest(http, next) {
    const given = http.get('x-request-id');
    const requestId = REQUEST_ID.test(given) ? given : randomUUID();
    http.state.requestId = requestId;
    http.set('x-request-id', requestId);
    const start = process.hrtime.bigint();
    await next();
    const seconds = Number(process.hrtime.bigint() - start) / 1e9;
    const route: string = http.state.route ?? 'other';
    metrics.observe(route, http.status, seconds);
    // The broadcaster's id, for matching his records with ours; it proves nothing (decisions §7.5).
    const { widgetUser } = http.state;
    const refusal: Refusal | undefined = http.state.refusal;
    const line = {
      widgetUser,
      requestId,
      method: http.method,
      path: http.path,
      status: http.status,
      code: refusal?.code,
      // Who was too late can be told later by how much.
      decided: refusal?.code === 'deadline-passed' ? refusal.details : undefined,
      ms: Math.round(seconds * 1000),
    };
    if (route === 'probe') log.debug(line, 'request');
    else log.info(line, 'request');
  };
}
