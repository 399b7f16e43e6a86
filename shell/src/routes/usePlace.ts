import { useShared } from '@euro/platform/react';
import { useState } from 'react';
import { usePortal } from '../portal/PortalContext.js';
import { findPlace, type Place } from './findPlace.js';

/**
 * Where the portal is. A remote on the screen keeps its place until a step is made: a release that takes the page
 * out of the portal takes nothing away from who is on it.
 */
export function usePlace(): Place {
  const { history, registry, host } = usePortal();
  const { pathname } = useShared(history.location);
  const state = useShared(registry);
  const [shown, setShown] = useState(() => ({
    pathname,
    state,
    place: findPlace(pathname, state, host.match),
  }));
  if (shown.pathname === pathname && shown.state === state) return shown.place;
  const found = findPlace(pathname, state, host.match);
  const isStaying = shown.pathname === pathname && shown.place.kind === 'remote' && found.kind !== 'remote';
  const place = isStaying ? shown.place : found;
  setShown({ pathname, state, place });
  return place;
}
