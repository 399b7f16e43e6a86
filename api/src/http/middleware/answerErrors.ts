import type { ErrorCode } from '@euro/api-contract';
import type { Context as KoaContext, Middleware } from 'koa';
import type { Logger } from 'pino';
import { diskFault } from '../../infra/db/diskFault.js';
import { isUnavailable } from '../../infra/db/isUnavailable.js';
import { notAvailable, Refusal } from '../../infra/errors.js';
import { messageOf } from '../messages/messageOf.js';
import { refuseUnrouted } from '../routing/createRouter.js';
import { requestedLanguage } from '../routing/languageOf.js';

/**
 * Turns every failure into `{ error: { code, message, details?, requestId } }`; unexpected errors, and causes of
 * refusals, are logged only.
 */
export function answerErrors(log: Logger): Middleware {
  return async function answerError(http, next) {
    try {
      await next();
      const unrouted = http.status === 404 && http.body == null && http.state.route === undefined;
      if (unrouted) throw refuseUnrouted(http.path);
    } catch (error) {
      const refusal = toRefusal(error);
      if (refusal.status >= 500 && !isSentBack(refusal)) {
        log.error({ err: refusal.cause ?? error, requestId: http.state.requestId }, refusal.code);
      } else if (refusal.cause !== undefined && !isSentBack(refusal)) {
        log.debug({ err: refusal.cause, requestId: http.state.requestId }, refusal.code);
      }
      answer(http, refusal);
    }
  };
}

/** Whether the call was refused by admission control, which is no error. */
function isSentBack({ details }: Refusal): boolean {
  return details !== undefined && 'place' in details;
}

function answer(http: KoaContext, refusal: Refusal): void {
  const language = http.state.language ?? requestedLanguage(http) ?? 'nl';
  http.state.refusal = refusal;
  http.status = refusal.status;
  http.set('Cache-Control', 'no-store');
  http.remove('ETag');
  for (const [name, value] of Object.entries(refusal.headers)) http.set(name, value);
  http.type = 'application/json';
  http.body = JSON.stringify({
    error: {
      code: refusal.code,
      message: messageOf(refusal.code, language, refusal.details),
      details: refusal.details,
      requestId: http.state.requestId,
    },
  });
}

/** Maps a thrown error to the refusal that the caller receives. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isUnavailable(error)) return notAvailable(5);
  // Retry after an operator freed disk space, or mounted the disk again.
  if (diskFault(error)) return notAvailable(60);
  const status = error instanceof Error && 'status' in error ? error.status : 500;
  // A path such as /%ff can't be decoded: the router says so with a status.
  if (typeof status === 'number' && status >= 400 && status < 500) return new Refusal(codeOfStatus(status));
  return new Refusal('internal-error');
}

function codeOfStatus(status: number): ErrorCode {
  if (status === 404) return 'not-found';
  if (status === 405) return 'method-not-allowed';
  if (status === 413) return 'body-too-large';
  return 'invalid-input';
}
