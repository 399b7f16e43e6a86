import { useLocale, usePlatform, useShared } from '@euro/platform/react';
import { useMemo } from 'react';
import { usePortal } from '../portal/PortalContext.js';
import { buildMenu, type Menu } from './buildMenu.js';

/** The menu as it is now. */
export function useMenu(): Menu {
  const { registry, history, archive } = usePortal();
  const { state } = usePlatform();
  const { remotes } = useShared(registry);
  const locale = useLocale();
  const session = useShared(state.session);
  const roles = session.status === 'signed-in' ? session.user.roles : null;
  const teams = useShared(state.myTeams);
  const matches = useShared(state.matches);
  const { pathname } = useShared(history.location);
  return useMemo(
    () => buildMenu({ remotes, locale, roles, teams, matches, pathname, archived: archive?.menuItems }),
    [remotes, locale, roles, teams, matches, pathname, archive],
  );
}
