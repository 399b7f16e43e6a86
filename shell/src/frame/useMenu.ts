import { useLocale, usePlatform, useShared } from '@euro/platform/react';
import { useMemo } from 'react';
import { usePortal } from '../portal/PortalContext.js';
import { buildMenu, type Menu } from './buildMenu.js';

/** The menu as it is now; incomplete while it is unknown who reads and which teams they have. */
export function useMenu(): Menu & { readonly isComplete: boolean } {
  const { registry, history, archive, host } = usePortal();
  const { state } = usePlatform();
  const { remotes } = useShared(registry);
  const locale = useLocale();
  const session = useShared(state.session);
  const user = session.status === 'signed-in' ? session.user : null;
  const teams = useShared(state.myTeams);
  const matches = useShared(state.matches);
  const { pathname } = useShared(history.location);
  const isComplete =
    session.status === 'visitor' ||
    (session.status === 'signed-in' && teams.status !== 'loading' && matches.status !== 'loading');
  return useMemo(
    () => ({
      ...buildMenu({
        remotes,
        locale,
        user,
        teams,
        matches,
        pathname,
        archived: archive?.menuItems,
        section: host.match(pathname)?.remote.menu,
      }),
      isComplete,
    }),
    [remotes, locale, user, teams, matches, pathname, archive, host, isComplete],
  );
}
