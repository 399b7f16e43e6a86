import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import type { Refusal } from '../../infra/errors.js';

const REQUEST_ID = /^[\w-]{8,64}$/;

/** An answered request. */
interface Answered {
  readonly route: string;
  readonly method: string;
  /** Without the query, which may name people. */
  readonly path: string;
  readonly status: number;
  readonly requestId: string;
  readonly refusal?: Refusal | undefined;
  /** The broadcaster's id, for matching his records with ours; it proves nothing (decisions §7.5). */
  readonly widgetUser?: unknown;
}

/** Times answered requests, by route and status. */
export interface RequestTimes {
  observe(route: string, status: number, seconds: number): void;
}

/** Counts answered requests and writes one line about each; `start` is of `process.hrtime.bigint()`. */
export interface RequestMetrics {
  record(answered: Answered, start: bigint): void;
  /** The same for an answer that is sent many times: what stays is prepared. */
  recorderOf(
    answered: Pick<Answered, 'route' | 'method' | 'path' | 'status'>,
  ): (requestId: string, start: bigint) => void;
}

export function createRequestMetrics(log: Logger, times: RequestTimes): RequestMetrics {
  // These lines have the fields named below and no others: there is nothing to look for and hide.
  const lines = log.child({}, { redact: [] });
  return {
    record({ route, method, path, status, requestId, refusal, widgetUser }, start) {
      const seconds = secondsSince(start);
      times.observe(route, status, seconds);
      const line = {
        widgetUser,
        requestId,
        method,
        path,
        status,
        code: refusal?.code,
        // So that support can say later by how much a save was late.
        decided: refusal?.code === 'deadline-passed' ? refusal.details : undefined,
        ms: Math.round(seconds * 1000),
      };
      if (route === 'probe') lines.debug(line, 'request');
      else lines.info(line, 'request');
    },
    recorderOf({ route, method, path, status }) {
      const prepared = lines.child({ method, path, status });
      return (requestId, start) => {
        const seconds = secondsSince(start);
        times.observe(route, status, seconds);
        prepared.info({ requestId, ms: Math.round(seconds * 1000) }, 'request');
      };
    },
  };
}

function secondsSince(start: bigint): number {
  return Number(process.hrtime.bigint() - start) / 1e9;
}

/** The id that a caller gives his request, or a new one. */
export function requestIdFrom(given: string | readonly string[] | undefined): string {
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/** Gives every request an id, and records its answer. */
export function requestLog({ record }: RequestMetrics): Middleware {
  return async function logRequest(http, next) {
    const requestId = requestIdFrom(http.get('x-request-id'));
    http.state.requestId = requestId;
    http.set('x-request-id', requestId);
    const start = process.hrtime.bigint();
    await next();
    const { method, path, status } = http;
    const { route = 'other', refusal, widgetUser } = http.state;
    record({ route, method, path, status, requestId, refusal, widgetUser }, start);
  };
}
