import { useLocale, usePlatform, useShared } from '@euro/platform/react';
import { useMemo } from 'react';
import { usePortal } from '../portal/PortalContext.js';
import { buildMenu, type Menu } from './buildMenu.js';

/** The menu as it is now. */
export function useMenu(): Menu {
  const { registry, history } = usePortal();
  const { state } = usePlatform();
  const { remotes } = useShared(registry);
  const locale = useLocale();
  const isSignedIn = useShared(state.session).status === 'signed-in';
  const teams = useShared(state.myTeams);
  const matches = useShared(state.matches);
  const { pathname } = useShared(history.location);
  return useMemo(
    () => buildMenu({ remotes, locale, isSignedIn, teams, matches, pathname }),
    [remotes, locale, isSignedIn, teams, matches, pathname],
  );
}
