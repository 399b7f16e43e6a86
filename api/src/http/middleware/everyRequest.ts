import { API_CONTRACT, CONTRACT_HEADER, SERVED_API_CONTRACTS } from '@euro/api-contract';
import { normalTarget } from '@euro/api-contract/normalTarget';
import type { Middleware } from 'koa';
import { withTimeBudget } from '../../infra/db/timeBudget.js';
import { Refusal } from '../../infra/errors.js';

/** Normalizes the request's address before anything compares it; refuses a malformed one. */
export function readAddress(): Middleware {
  return async function normaliseAddress(http, next) {
    const target = normalTarget(http.url);
    if (target === null) throw new Refusal('invalid-input');
    http.url = target;
    await next();
  };
}

/** Headers that hold for every answer; documents that need more set their own policy. */
export function securityHeaders(isHttps: boolean): Middleware {
  return async function setSecurityHeaders(http, next) {
    http.set('X-Content-Type-Options', 'nosniff');
    http.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    http.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    if (isHttps) http.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    await next();
  };
}

/** Closes each connection after its answer while the process drains. */
export function closeConnectionsOnDrain(lifecycle: Lifecycle): Middleware {
  return async function closeAfterAnswer(http, next) {
    await next();
    if (lifecycle.isDraining) http.set('Connection', 'close');
  };
}

/** Limits the total time that a call may wait for the database, in milliseconds. */
export function limitTime(budget: number): Middleware {
  return function limitCall(_, next) {
    return withTimeBudget(budget, next);
  };
}

/** Sends the API's contract number with every answer, and refuses calls for a contract that is not served. */
export function checkContract(): Middleware {
  return async function checkContractNumber(http, next) {
    http.set(CONTRACT_HEADER, String(API_CONTRACT));
    const version = http.get(CONTRACT_HEADER);
    if (version !== '' && !SERVED_API_CONTRACTS.some((number) => String(number) === version)) {
      throw new Refusal('contract-unsupported', { served: SERVED_API_CONTRACTS });
    }
    await next();
  };
}

/** Lifecycle of the process: while draining it takes no new requests. */
export interface Lifecycle {
  isDraining: boolean;
}
