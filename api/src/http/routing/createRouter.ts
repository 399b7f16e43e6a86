import { type Endpoint, endpoints } from '@euro/api-contract';
import { Router } from '@koa/router';
import { Refusal } from '../../infra/errors.js';
import type { CallContext } from '../context.js';
import type { Route } from './route.js';

/** All routes below `/api`; unknown paths get 404, wrong methods 405, and OPTIONS the allowed methods. */
export function createRouter<C extends CallContext>(routes: readonly Route<C>[], context: C): Router {
  const router = new Router({ prefix: '/api', sensitive: true });
  for (const route of inMatchingOrder(routes)) {
    const { name } = route;
    const [method = '', path = ''] = name.split(' ');
    router.register(`/${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, [method.toLowerCase()], async (http) => {
      http.state.route = name;
      await route.handle(http, context);
    });
  }
  return router;
}

/** A fixed word precedes a parameter in the same place: `team/add` before `team/{id}`. */
function inMatchingOrder<C extends CallContext>(routes: readonly Route<C>[]): Route<C>[] {
  return routes.toSorted((a, b) => Number(a.name.includes('{')) - Number(b.name.includes('{')));
}

/** The methods an address has, as an `Allow` header; null for an unknown address. */
export function allowedMethods(path: string): string | null {
  const methods = Object.keys(endpoints)
    .filter((name) => patternOf(name).test(path))
    .map((name) => name.split(' ')[0] ?? '');
  if (methods.length === 0) return null;
  return [...(methods.includes('GET') ? ['HEAD'] : []), ...methods, 'OPTIONS'].join(', ');
}

/** Whether anybody may read an address without a session, from any site. */
export function isOpenToRead(path: string): boolean {
  return Object.entries<Endpoint>(endpoints).some(
    ([name, { access, personal }]) =>
      name.startsWith('GET ') && access !== 'session' && !personal && patternOf(name).test(path),
  );
}

/** For requests that no route took. */
export function refuseUnrouted(path: string): Refusal {
  const allow = allowedMethods(path);
  return allow ? new Refusal('method-not-allowed', { allow }, { Allow: allow }) : new Refusal('not-found');
}

function patternOf(name: string): RegExp {
  const path = name.split(' ')[1] ?? '';
  return new RegExp(`^/api/${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}
