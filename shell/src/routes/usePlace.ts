import { useShared } from '@euro/platform/react';
import { useState } from 'react';
import { usePortal } from '../portal/PortalContext.js';
import { findPlace, type Place } from './findPlace.js';

/**
 * Where the portal is. A remote that stands on the screen keeps its place until a step is made: a release that takes the page
 * out of the portal takes nothing away from who is on it.
 */
export function usePlace(): Place {
  const { history, registry, host } = usePortal();
  const { pathname } = useShared(history.location);
  const known = useShared(registry);
  const [shown, setShown] = useState(() => ({
    pathname,
    known,
    place: findPlace(pathname, known, host.match),
  }));
  if (shown.pathname === pathname && shown.known === known) return shown.place;
  const found = findPlace(pathname, known, host.match);
  const isStaying = shown.pathname === pathname && shown.place.kind === 'remote' && found.kind !== 'remote';
  const place = isStaying ? shown.place : found;
  setShown({ pathname, known, place });
  return place;
}
