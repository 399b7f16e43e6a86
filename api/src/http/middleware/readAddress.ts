import { normalTarget } from '@euro/api-contract/normalTarget';
import type { Middleware } from 'koa';
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
