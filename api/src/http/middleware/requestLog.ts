import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import type { Refusal } from '../../infra/errors.js';

const REQUEST_ID = /^[\w-]{8,64}$/;

/** An answered request. */
interface LoggedCall {
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

/** Times answered requests. */
export interface RequestTimes {
  /** Observes the seconds of requests of one route and status; the labels are looked up once. */
  observerOf(route: string, status: number): (seconds: number) => void;
}

/** One in this many repeated responses is logged; each is counted. */
export const LOGGED_REPEAT = 100;
/** A request that takes this long is always logged, in milliseconds. */
const SLOW = 100;

/** Counts answered requests and logs them; `start` is of `performance.now()`. */
export interface RequestMetrics {
  /** Logs a request. */
  record(call: LoggedCall, start: number): void;
  /** Whether the next repeated answer is one of those that are logged. */
  isNextLogged(): boolean;
  /** The same for an answer that is sent many times: labels and log fields are prepared. */
  recorderOf(call: Pick<LoggedCall, 'route' | 'method' | 'path' | 'status'>): RecordRepeat;
}

/** @param isLogged the result of `isNextLogged`; slow requests are logged in any case */
export type RecordRepeat = (requestId: string | null, start: number, isLogged: boolean) => void;

export function createRequestMetrics(log: Logger, times: RequestTimes): RequestMetrics {
  // These lines have only the fields below, so nothing has to be redacted.
  const lines = log.child({}, { redact: [] });
  let repeats = 0;
  return {
    record({ route, method, path, status, requestId, refusal, widgetUser }, start) {
      const ms = performance.now() - start;
      times.observerOf(route, status)(ms / 1_000);
      const line = {
        widgetUser,
        requestId,
        method,
        path,
        status,
        code: refusal?.code,
        // Lets support see by how many milliseconds a save was late.
        decided: refusal?.code === 'deadline-passed' ? refusal.details : undefined,
        ms: Math.round(ms),
      };
      if (route === 'probe') lines.debug(line, 'request');
      else lines.info(line, 'request');
    },
    isNextLogged() {
      repeats += 1;
      return repeats % LOGGED_REPEAT === 1;
    },
    recorderOf({ route, method, path, status }) {
      const requestLogger = lines.child({ method, path, status });
      const observe = times.observerOf(route, status);
      return (requestId, start, isLogged) => {
        const ms = performance.now() - start;
        observe(ms / 1_000);
        if (isLogged || ms >= SLOW) {
          requestLogger.info(
            { requestId, ms: Math.round(ms), oneIn: isLogged ? LOGGED_REPEAT : 1 },
            'request',
          );
        }
      };
    },
  };
}

/** The id that a caller gives his request; null without one, and for one that can't be logged as it is. */
export function givenRequestId(header: string | readonly string[] | undefined): string | null {
  return typeof header === 'string' && REQUEST_ID.test(header) ? header : null;
}

/** A path without the code of an invitation or a duel, which opens what it leads to. */
const withoutCode = (path: string) => path.replace(/\/(invite|duel)\/(?!team\/)[^/]+/, '/$1/…');

/** Gives every request an id, and records its answer. */
export function requestLog({ record }: RequestMetrics): Middleware {
  return async function logRequest(http, next) {
    const requestId = givenRequestId(http.get('x-request-id')) ?? randomUUID();
    http.state.requestId = requestId;
    http.set('x-request-id', requestId);
    const start = performance.now();
    await next();
    const { method, status } = http;
    const path = withoutCode(http.path);
    const { route = 'other', refusal, widgetUser } = http.state;
    record({ route, method, path, status, requestId, refusal, widgetUser }, start);
  };
}
