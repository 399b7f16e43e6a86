import type { Navigation } from '@euro/platform';
import type { Host, RegistryStore } from '@euro/platform/host';
import type { Addresses } from '../browser/createAddresses.js';
import { type PortalHistory, pathOf } from '../browser/createHistory.js';

/** Oldest registry for prefetching a hovered link, milliseconds. */
const POINTING_AGE = 3_000;

/** The shell's own page at a path. */
export type FindPage = (
  pathname: string,
) => { readonly path: string; readonly Page: { preload(): Promise<unknown> } } | null;

interface Parts {
  readonly history: PortalHistory;
  readonly addresses: Addresses;
  readonly registry: Pick<RegistryStore, 'catchUp'>;
  readonly findPage: FindPage;
  /** Read late: the host is made with the navigation. */
  readonly host: () => Pick<Host, 'match' | 'prefetch'>;
  readonly title: (text: string) => void;
}

/** Navigation of the portal, as the host gives it to its remotes. */
export function createNavigation({ history, addresses, registry, findPage, host, title }: Parts): Navigation {
  const pathnameOf = (path: string) =>
    new URL(path, `http://portal${pathOf(history.location.value)}`).pathname;
  return {
    location: history.location,
    go: history.go,
    ...(addresses.base && { href: addresses.addressOf }),
    guard: history.guard,
    layer: history.layer,
    has: (path) => findPage(pathnameOf(path)) !== null || host().match(pathnameOf(path)) !== null,
    prefetch(path) {
      const pathname = pathnameOf(path);
      // The release that is fetched ahead is the newest.
      if (host().match(pathname)) void registry.catchUp(POINTING_AGE).then(() => host().prefetch(pathname));
      else
        findPage(pathname)
          ?.Page.preload()
          .catch(() => {});
    },
    title,
  };
}
