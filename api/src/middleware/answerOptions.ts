import type { Middleware } from 'koa';
import { allowedMethods } from '../routing/createRouter.js';

/** OPTIONS tells what an address can do. Other sites may only read open data, which needs no leave beforehand. */
export function answerOptions(): Middleware {
  return async function answerOption(http, next) {
    const allow = http.method === 'OPTIONS' ? allowedMethods(http.path) : null;
    if (allow === null) return next();
    http.state.route = 'options';
    http.status = 204;
    http.set('Allow', allow);
  };
}
