import type { Bus, Locale, Notice } from '@euro/platform';
import type { Host, PortalState, Session, SessionMarker } from '@euro/platform/host';
import type { Observer } from 'rxjs';
import { withAddedChoices } from '../browser/addedLanguages.js';
import type { PortalHistory } from '../browser/createHistory.js';
import type { Origin } from '../browser/createOrigin.js';
import type { Preferences } from '../browser/preferences.js';
import type { Broadcaster } from './broadcaster/createBroadcaster.js';
import { isEntrance } from './external-providers/createProviderSignIn.js';
import type { SessionActions } from './SessionActions.js';
import type { createSessionSource } from './sessionSource.js';

interface ActionParts {
  readonly history: PortalHistory;
  readonly origin: Origin;
  readonly afterTeam: Origin;
  readonly preferences: Preferences;
  readonly broadcaster: Broadcaster;
  readonly host: Host;
  readonly session: Session;
  readonly marker: Pick<SessionMarker, 'isSet'>;
  readonly notices: Pick<Observer<Notice>, 'next'>;
  readonly state: Pick<PortalState, 'locale'>;
  readonly source: ReturnType<typeof createSessionSource>;
  readonly bus: Bus;
  readonly signOut: () => Promise<void>;
  readonly signInWith: SessionActions['signInWith'];
}

/** Session actions of the shell's own pages. */
export function createSessionActions({
  session,
  marker,
  notices,
  state,
  source,
  bus,
  history,
  origin,
  afterTeam,
  preferences,
  broadcaster,
  host,
  signOut,
  signInWith,
}: ActionParts): SessionActions {
  const pathnameOf = (path: string) => new URL(path, window.location.href).pathname;
  const chooseLanguage = async (code: string, translation?: string | null) => {
    const language = code as Locale;
    preferences.chooseLocale(language);
    if (session.value.status !== 'signed-in') return;
    const { data } = await host.platform.api.call('PUT user', {
      body: typeof ADDED_LANGUAGES === 'undefined' ? { language } : { language, translation },
    });
    // The response has the profile of its time; the language may have changed again since.
    const { value } = session;
    if (!data || value.status !== 'signed-in' || value.user.id !== data.id) return;
    if (preferences.locale.value === language) session.change({ ...value.user, language });
  };
  return {
    start(signedIn, { method, isNew } = { method: 'password', isNew: false }) {
      // Without a cookie there is no session beyond this page, and its guards would ask to sign in again and again.
      if (!marker.isSet()) {
        import('./noticeCookies.js')
          .then(({ noticeCookies }) => noticeCookies(notices, state))
          .catch(() => {});
        return;
      }
      source.set(method);
      session.start(signedIn);
      if (isNew) bus.emit('session.registered@1', { userId: signedIn.id, method });
      const { pathname } = history.location.value;
      // A provider's response came with the page to return to.
      if (pathname.startsWith('/provider/')) origin.forget();
      if (!isEntrance(pathname)) return;
      const path = origin.pop();
      if (!path) return;
      // A new user builds a team next; pages that need one come after that (spec §2 "Invite route").
      if (pathname !== '/register') history.go(path, { replace: true });
      else if (host.match(pathnameOf(path))?.route.access === 'with-team') afterTeam.remember(path);
    },
    change(user) {
      const { value } = session;
      session.change(user);
      if (value.status === 'signed-in' && value.user.language !== user.language)
        preferences.chooseLocale(user.language);
    },
    chooseLanguage:
      typeof ADDED_LANGUAGES === 'undefined' ? chooseLanguage : withAddedChoices(chooseLanguage),
    signInWith,
    async signOut() {
      broadcaster.leaveAlone();
      await signOut();
    },
  };
}
