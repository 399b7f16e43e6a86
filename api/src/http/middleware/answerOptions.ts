import { CONTRACT_HEADER } from '@euro/api-contract';
import type { Middleware } from 'koa';
import { allowedMethods, isOpenToRead } from '../routing/createRouter.js';

const DAY_IN_SECONDS = 86_400;

/**
 * OPTIONS lists what an address can do. Other sites may only read what is open to everybody, and send the tag of the copy
 * they have along, and the contract they were written for; never a token or a cookie.
 */
export function answerOptions(): Middleware {
  return async function answerOption(http, next) {
    const allow = http.method === 'OPTIONS' ? allowedMethods(http.path) : null;
    if (allow === null) return next();
    http.state.route = 'options';
    http.status = 204;
    http.set('Allow', allow);
    if (http.get('access-control-request-method') === '' || !isOpenToRead(http.path)) return;
    http.set('Access-Control-Allow-Origin', '*');
    http.set('Access-Control-Allow-Methods', 'GET, HEAD');
    http.set('Access-Control-Allow-Headers', `If-None-Match, ${CONTRACT_HEADER}`);
    http.set('Access-Control-Max-Age', String(DAY_IN_SECONDS));
  };
}
