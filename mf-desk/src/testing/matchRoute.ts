import type { PageProps } from '@euro/platform';

/** The route of the manifest behind an address, as the host finds it. */
export function matchRoute(pathname: string): PageProps {
  const id = /^\/desk\/help\/(\d+)$/.exec(pathname)?.[1];
  return id === undefined ? { route: pathname, params: {} } : { route: '/desk/help/:id', params: { id } };
}
