import type { Middleware } from 'koa';
import type { Lifecycle } from '../lifecycle.js';

/** While the process stops, each answer is the last on its connection. */
export function closeConnectionsOnDrain(lifecycle: Lifecycle): Middleware {
  return async function closeAfterAnswer(http, next) {
    await next();
    if (lifecycle.isDraining) http.set('Connection', 'close');
  };
}
