import { usePlatform, useShared } from '@euro/platform/react';
import { useEffect } from 'react';
import { usePortal } from '../portal/PortalContext.js';
import { PagePlaceholder } from '../ui/PagePlaceholder.js';
import { startPath } from './startPath.js';

/** Long enough for a slow phone; then home is good enough, milliseconds. */
const TIMEOUT_MS = 4000;

/** Redirects signed-in users from /; `?go=team`, of the installed app's shortcuts, names an icon of the menu. */
export function StartRedirect() {
  const { archive, history, registry } = usePortal();
  const { state, navigation } = usePlatform();
  const { search } = history.location.value;
  const shortcuts = useShared(registry)
    .remotes.flatMap(({ menu }) => menu)
    .filter(({ icon }) => search === `?go=${icon}`);
  const start = startPath(useShared(state.myTeams), useShared(state.matches), navigation.has, shortcuts);
  // A competition that is over starts at home, its summary.
  const path = archive ? '/home' : start;

  useEffect(() => {
    if (path) history.go(path, { replace: true });
    const timer = setTimeout(() => history.go('/home', { replace: true }), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [path, history]);

  return <PagePlaceholder kind="home" />;
}
