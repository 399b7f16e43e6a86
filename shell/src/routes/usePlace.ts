import type { Locale } from '@euro/platform';
import type { PathMatch, RegistryState, RemoteFailure } from '@euro/platform/host';
import { useShared } from '@euro/platform/react';
import { useState } from 'react';
import { usePortal } from '../portal/PortalContext.js';
import { type Access, findShellPage, type ShellPage } from './shellPages.js';

/**
 * The place of the portal's current path. A mounted page stays until the next navigation, even if a new release no
 * longer has it.
 */
export function usePlace(): Place {
  const { history, registry, host, session, state: shared, hasTeam: knowsTeam } = usePortal();
  const { pathname } = useShared(history.location);
  const state = useShared(registry);
  useShared(session);
  useShared(shared.myTeams);
  // With a team a section may take a page of the shell.
  const hasTeam = knowsTeam();
  const [last, setLast] = useState(() => ({
    pathname,
    state,
    hasTeam,
    place: findPlace(pathname, state, host.match),
  }));
  const isSameReader = last.pathname === pathname && last.hasTeam === hasTeam;
  if (isSameReader && last.state === state) return last.place;
  const current = findPlace(pathname, state, host.match);
  const isStaying = isSameReader && last.place.kind === 'remote' && current.kind !== 'remote';
  const place = isStaying ? last.place : current;
  setLast({ pathname, state, hasTeam, place });
  return place;
}

/** The page at a path of the portal. */
export type Place =
  | { readonly kind: 'page'; readonly page: ShellPage }
  | { readonly kind: 'remote'; readonly match: PathMatch }
  /** The registry is still loading. */
  | { readonly kind: 'waiting' }
  /** The registry, or an entry of it, can't be loaded: whether there is a page here is unknown. */
  | { readonly kind: 'unreachable'; readonly failure: RemoteFailure }
  | { readonly kind: 'missing' };

export function findPlace(
  pathname: string,
  registry: RegistryState,
  match: (pathname: string) => PathMatch | null,
): Place {
  const pathMatch = match(pathname);
  if (pathMatch) return { kind: 'remote', match: pathMatch };
  const page = findShellPage(pathname);
  if (page) return { kind: 'page', page };
  if (registry.status === 'loading') return { kind: 'waiting' };
  if (registry.status === 'failed' && registry.failure)
    return { kind: 'unreachable', failure: registry.failure };
  const [failure] = registry.lost;
  return failure ? { kind: 'unreachable', failure } : { kind: 'missing' };
}

export function accessOf(place: Place): Access {
  if (place.kind === 'page') return place.page.access;
  return place.kind === 'remote' ? place.match.route.access : 'open';
}

const NOT_FOUND = { nl: 'Pagina niet gevonden', en: 'Page not found' };

/** The title of a page; null while unknown. */
export function titleOf(place: Place, locale: Locale, isSignedIn: boolean): string | null {
  switch (place.kind) {
    case 'page': {
      const { title, visitorTitle } = place.page;
      return (isSignedIn ? title : (visitorTitle ?? title))[locale];
    }
    case 'remote':
      return place.match.route.title[locale];
    case 'missing':
      return NOT_FOUND[locale];
    case 'waiting':
    case 'unreachable':
      return null;
  }
}
