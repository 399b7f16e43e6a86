import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import type { Refusal } from '../errors.js';
import type { Metrics } from '../health/metrics.js';

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

/** Counts answered requests and writes one line about each; `start` is of `process.hrtime.bigint()`. */
export interface Notes {
  note(answered: Answered, start: bigint): void;
  /** The same for an answer that is given many times: what stays is prepared. */
  prepare(
    answered: Pick<Answered, 'route' | 'method' | 'path' | 'status'>,
  ): (requestId: string, start: bigint) => void;
}

export function createNotes(log: Logger, metrics: Metrics): Notes {
  // These lines have the fields named below and no others: there is nothing to look for and hide.
  const lines = log.child({}, { redact: [] });
  return {
    note({ route, method, path, status, requestId, refusal, widgetUser }, start) {
      const seconds = secondsSince(start);
      metrics.observe(route, status, seconds);
      const line = {
        widgetUser,
        requestId,
        method,
        path,
        status,
        code: refusal?.code,
        // Who was too late can be told later by how much.
        decided: refusal?.code === 'deadline-passed' ? refusal.details : undefined,
        ms: Math.round(seconds * 1000),
      };
      if (route === 'probe') lines.debug(line, 'request');
      else lines.info(line, 'request');
    },
    prepare({ route, method, path, status }) {
      const prepared = lines.child({ method, path, status });
      return (requestId, start) => {
        const seconds = secondsSince(start);
        metrics.observe(route, status, seconds);
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

/** Gives every request an id, and notes its answer. */
export function requestLog({ note }: Notes): Middleware {
  return async function logRequest(http, next) {
    const requestId = requestIdFrom(http.get('x-request-id'));
    http.state.requestId = requestId;
    http.set('x-request-id', requestId);
    const start = process.hrtime.bigint();
    await next();
    const { method, path, status } = http;
    const { route = 'other', refusal, widgetUser } = http.state;
    note({ route, method, path, status, requestId, refusal, widgetUser }, start);
  };
}
