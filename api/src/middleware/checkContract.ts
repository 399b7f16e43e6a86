import { API_CONTRACT, CONTRACT_HEADER, SERVED_API_CONTRACTS } from '@euro/api-contract';
import type { Middleware } from 'koa';
import { Refusal } from '../errors.js';

/** Says the API's number with every answer, and refuses a caller who asks for one that is no longer, or not yet, served. */
export function checkContract(): Middleware {
  return async function checkContractNumber(http, next) {
    http.set(CONTRACT_HEADER, String(API_CONTRACT));
    const asked = http.get(CONTRACT_HEADER);
    if (asked !== '' && !SERVED_API_CONTRACTS.some((number) => String(number) === asked)) {
      throw new Refusal('contract-unsupported', { served: SERVED_API_CONTRACTS });
    }
    await next();
  };
}
