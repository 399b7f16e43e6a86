import type { ErrorCode } from '@euro/api-contract';
import type { Context as KoaContext, Middleware } from 'koa';
import type { Logger } from 'pino';
import { ConnectionError, TimeoutError } from 'sequelize';
import { databaseErrorNumber } from '../db/transaction.js';
import { Refusal, systemCode } from '../errors.js';
import { messageOf } from '../messages/messageOf.js';
import { refuseUnrouted } from '../routing/createRouter.js';
import { askedLanguage } from '../routing/languageOf.js';

/** MariaDB: lock wait time-out, server gone, connection lost, too many connections, shutting down. */
const UNAVAILABLE = new Set([1205, 1040, 1053, 2006, 2013, 1213]);

/** Turns every failure into `{ error: { code, message, details?, requestId } }`; what nobody meant to see is logged only. */
export function answerErrors(log: Logger): Middleware {
  return async function answerError(http, next) {
    try {
      await next();
      const unrouted = http.status === 404 && http.body == null && http.state.route === undefined;
      if (unrouted) throw refuseUnrouted(http.path);
    } catch (error) {
      const refusal = toRefusal(error);
      if (refusal.status >= 500) log.error({ err: error, requestId: http.state.requestId }, refusal.code);
      answer(http, refusal);
    }
  };
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isUnavailable(error)) return new Refusal('not-available', undefined, { 'Retry-After': '5' });
  const status = error instanceof Error && 'status' in error ? error.status : 500;
  // A path such as /%ff can't be decoded: the router says so with a status.
  if (typeof status === 'number' && status >= 400 && status < 500) return new Refusal(codeOfStatus(status));
  return new Refusal('internal-error');
}

function isUnavailable(error: unknown): boolean {
  if (error instanceof ConnectionError || error instanceof TimeoutError) return true;
  if (error instanceof Error && error.name === 'SequelizeConnectionAcquireTimeoutError') return true;
  if (UNAVAILABLE.has(databaseErrorNumber(error))) return true;
  const code = error instanceof Error && 'parent' in error ? systemCode(error.parent) : systemCode(error);
  return ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'PROTOCOL_CONNECTION_LOST'].includes(code);
}

function codeOfStatus(status: number): ErrorCode {
  if (status === 404) return 'not-found';
  if (status === 405) return 'method-not-allowed';
  if (status === 413) return 'body-too-large';
  return 'invalid-input';
}

function answer(http: KoaContext, refusal: Refusal): void {
  const language = http.state.language ?? askedLanguage(http) ?? 'nl';
  http.status = refusal.status;
  http.set('Cache-Control', 'no-store');
  http.remove('ETag');
  for (const [name, value] of Object.entries(refusal.headers)) http.set(name, value);
  http.type = 'application/json';
  http.body = JSON.stringify({
    error: {
      code: refusal.code,
      message: messageOf(refusal.code, language),
      details: refusal.details,
      requestId: http.state.requestId,
    },
  });
}
