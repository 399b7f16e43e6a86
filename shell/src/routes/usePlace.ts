import { useShared } from '@euro/platform/react';
import { useState } from 'react';
import { usePortal } from '../portal/PortalContext.js';
import { findPlace, type Place } from './findPlace.js';

/**
 * The place of the portal's current path. A mounted page stays until the next navigation, even if a new release no longer
 * has it.
 */
export function usePlace(): Place {
  const { history, registry, host, session, state: shared, hasTeam: knowsTeam } = usePortal();
  const { pathname } = useShared(history.location);
  const state = useShared(registry);
  useShared(session);
  useShared(shared.myTeams);
  // With a team a section may take a page of the shell.
  const hasTeam = knowsTeam();
  const [shown, setShown] = useState(() => ({
    pathname,
    state,
    hasTeam,
    place: findPlace(pathname, state, host.match),
  }));
  const isSameReader = shown.pathname === pathname && shown.hasTeam === hasTeam;
  if (isSameReader && shown.state === state) return shown.place;
  const found = findPlace(pathname, state, host.match);
  const isStaying = isSameReader && shown.place.kind === 'remote' && found.kind !== 'remote';
  const place = isStaying ? shown.place : found;
  setShown({ pathname, state, hasTeam, place });
  return place;
}
