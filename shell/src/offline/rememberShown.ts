import type { Portal } from '../portal/Portal.js';
import { type Shown, storedShown } from './restoreShown.js';

/** Keys of what portal and sections showed last, of every competition. */
const SHOWN = /^em\.(.+\.)?shown$/;
/** Events after which the answers that sections stored are old. */
const CHANGES = ['team.saved@1', 'team.renamed@1', 'transfers.confirmed@1', 'boosters.played@1'] as const;

/**
 * Stores the shared state when the page is hidden, so that it is there at once when its user comes back; removes it,
 * and what sections stored, when somebody else signs in or nobody is signed in.
 * @returns stops it
 */
export function rememberShown(portal: Portal, page: Window): () => void {
  const { bus, session } = portal;
  const stored = storedShown(portal, page);
  const handleVisibility = () => {
    const shown = page.document.visibilityState === 'hidden' && takeShown(portal);
    if (shown) stored.write(JSON.stringify(shown));
  };
  page.document.addEventListener('visibilitychange', handleVisibility);
  let userId: number | null = null;
  const changes = session.changes.subscribe((now) => {
    if (now.status === 'unknown') return;
    const nextId = now.status === 'signed-in' ? now.user.id : null;
    if (nextId === null || (userId !== null && nextId !== userId)) forgetShown(page);
    userId = nextId;
  });
  const shellBus = bus.forSource('shell', () => true);
  for (const name of CHANGES) shellBus.on(name, () => forgetShown(page));
  return () => {
    page.document.removeEventListener('visibilitychange', handleVisibility);
    changes.unsubscribe();
    shellBus.end();
  };
}

function forgetShown(page: Window): void {
  try {
    for (const key of Object.keys(page.localStorage).filter((each) => SHOWN.test(each)))
      page.localStorage.removeItem(key);
  } catch {
    // Forbidden: nothing is stored.
  }
}

/** The shared state as far as it is up to date; null otherwise. */
function takeShown({ store, session, preferences, host, clock, state }: Portal): Shown | null {
  const { value } = session;
  const { application, services, matches, players, teams, shownSince } = store.getState();
  if (value.status !== 'signed-in' || shownSince !== null || !state.online.value) return null;
  // A value that could not be fetched again is from before.
  if (application.status !== 'ready' || services.status !== 'ready') return null;
  if (matches.status !== 'ready' || teams.status !== 'ready') return null;
  const { deadline } = matches.value;
  const now = clock.now();
  if (deadline.deadlineDate !== null && Date.parse(deadline.deadlineDate) <= now) return null;
  return {
    userId: value.user.id,
    locale: preferences.locale.value,
    version: host.platform.release.version,
    at: Date.now(),
    application: application.value,
    services: services.value,
    matches: { ...matches.value, deadline: { ...deadline, now: new Date(now).toISOString() } },
    players: players.value,
    teams: teams.value,
  };
}
