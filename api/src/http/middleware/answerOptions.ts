import { CONTRACT_HEADER } from '@euro/api-contract';
import type { Middleware } from 'koa';
import { allowedMethods, isOpenToRead } from '../routing/createRouter.js';

const DAY_IN_SECONDS = 86_400;

/**
 * Answers OPTIONS with the methods of an address. Other sites may only read open data; they may send `If-None-Match`
 * and the contract number, never a token or a cookie.
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
