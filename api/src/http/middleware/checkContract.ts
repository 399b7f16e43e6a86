import { API_CONTRACT, CONTRACT_HEADER, SERVED_API_CONTRACTS } from '@euro/api-contract';
import type { Middleware } from 'koa';
import { Refusal } from '../../infra/errors.js';

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
