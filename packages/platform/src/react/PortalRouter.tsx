import { type ReactNode, useMemo } from 'react';
import { createPath, NavigationType, type Navigator, Router } from 'react-router-dom';
import type { Navigation } from '../contract/platform.js';
import { useShared } from './useShared.js';

/**
 * A router without a history of its own: it follows the portal's location and delegates navigation to the portal, so
 * that the shell, a page and its embeds never disagree.
 */
export function PortalRouter({ navigation, children }: { navigation: Navigation; children: ReactNode }) {
  const { pathname, search, hash } = useShared(navigation.location);
  const location = useMemo(
    () => ({ pathname, search, hash, state: null, key: `${pathname}${search}${hash}` }),
    [pathname, search, hash],
  );
  const navigator = useMemo(() => portalNavigator(navigation), [navigation]);
  return (
    <Router location={location} navigator={navigator} navigationType={NavigationType.Push}>
      {children}
    </Router>
  );
}

function portalNavigator(navigation: Navigation): Navigator {
  const path = (to: Parameters<Navigator['push']>[0]) => (typeof to === 'string' ? to : createPath(to));
  return {
    createHref: (to) => navigation.href?.(path(to)) ?? path(to),
    push: (to) => navigation.go(path(to)),
    replace: (to) => navigation.go(path(to), { replace: true }),
    go: (delta) => window.history.go(delta),
  };
}
