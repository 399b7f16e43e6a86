import type { EndpointName, Endpoints } from '@euro/api-contract';

/** Signed calls are those of other servers. */
type OpenCall = {
  [N in EndpointName]: Endpoints[N]['access'] extends 'open'
    ? Endpoints[N] extends { readonly signed: true }
      ? never
      : N
    : never;
}[EndpointName];

/**
 * Calls that need no session and get no token; written out so that the contract's schemas stay out of the browser
 * bundle.
 */
const open = {
  'POST user/register': true,
  'POST user/login': true,
  'POST user/refresh': true,
  'POST user/logout': true,
  'POST user/forgot': true,
  'POST user/reset': true,
  'POST user/verify-email': true,
  'POST user/unsubscribe': true,
  'POST user/auth/vrt/start': true,
  'POST user/auth/vrt': true,
  'GET user/auth/facebook': true,
  'POST payments/webhook': true,
  'GET players': true,
  'GET player/{id}': true,
  'GET matches': true,
  'GET matches/deadline-info': true,
  'GET matches/rss': true,
  'GET match/{id}': true,
  'GET matchday/{weekId}/top-lineup': true,
  'GET trends': true,
  'GET clubs': true,
  'GET live': true,
  'GET competition': true,
  'GET competitions': true,
  'GET pages': true,
  'GET prizes': true,
  'POST faults': true,
} as const satisfies Record<OpenCall, true>;

export function isOpenCall(name: EndpointName): boolean {
  return name in open;
}
