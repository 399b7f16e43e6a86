import { API_CONTRACT, CONTRACT_HEADER, SERVED_API_CONTRACTS } from '@euro/api-contract';
import { normalTarget } from '@euro/api-contract/normalTarget';
import type { Middleware } from 'koa';
import { withTimeBudget } from '../../infra/db/timeBudget.js';
import { Refusal } from '../../infra/errors.js';

/** Gives the request the one spelling of its address, before anything compares it; refuses what is none. */
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

/** While the process stops, each answer is the last on its connection. */
export function closeConnectionsOnDrain(lifecycle: Lifecycle): Middleware {
  return async function closeAfterAnswer(http, next) {
    await next();
    if (lifecycle.isDraining) http.set('Connection', 'close');
  };
}

/** Gives every call one budget for all that it waits for the database, in milliseconds. */
export function limitTime(budget: number): Middleware {
  return function limitCall(_, next) {
    return withTimeBudget(budget, next);
  };
}

/** Says the API's number with every answer, and refuses a caller who asks for one that is no longer, or not yet, served. */
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

/** Where this process is in its life: one that drains takes no new requests. */
export interface Lifecycle {
  isDraining: boolean;
}
