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
  const hasTeam = useHasTeam();
  const [shown, setShown] = useState(() => ({
    pathname,
    state,
    hasTeam,
    place: findPlace(pathname, state, host.match, hasTeam),
  }));
  const isSameReader = shown.pathname === pathname && shown.hasTeam === hasTeam;
  if (isSameReader && shown.state === state) return shown.place;
  const found = findPlace(pathname, state, host.match, hasTeam);
  const isStaying = isSameReader && shown.place.kind === 'remote' && found.kind !== 'remote';
  const place = isStaying ? shown.place : found;
  setShown({ pathname, state, hasTeam, place });
  return place;
}

/** While the teams of who is signed in are loading there is taken to be one: the guard waits for them. */
function useHasTeam(): boolean {
  const { marker, session, state } = usePortal();
  const teams = useShared(state.myTeams);
  useShared(session);
  return marker.isSet() && (teams.status === 'loading' || (teams.value?.length ?? 0) > 0);
}
