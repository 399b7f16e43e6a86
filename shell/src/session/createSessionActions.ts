import type { ApiClient, Bus } from '@euro/platform';
import type { Session } from '@euro/platform/host';
import type { Portal } from '../portal/createPortal.js';
import { isEntrance } from './elsewhere/createSignInElsewhere.js';
import type { SessionActions } from './SessionActions.js';
import type { createSessionSource } from './sessionSource.js';

interface ActionParts
  extends Pick<Portal, 'history' | 'origin' | 'afterTeam' | 'preferences' | 'broadcaster' | 'host'> {
  readonly session: Session;
  readonly source: ReturnType<typeof createSessionSource>;
  readonly speaker: Bus;
  readonly api: ApiClient;
  readonly signInElsewhere: SessionActions['signInElsewhere'];
}

/** What the shell's own pages may do to the session. */
export function createSessionActions({
  session,
  source,
  speaker,
  history,
  origin,
  afterTeam,
  preferences,
  broadcaster,
  host,
  api,
  signInElsewhere,
}: ActionParts): SessionActions {
  const pathnameOf = (path: string) => new URL(path, window.location.href).pathname;
  return {
    start(signedIn, { method, isNew } = { method: 'password', isNew: false }) {
      source.set(method);
      session.start(signedIn);
      if (isNew) speaker.emit('session.registered@1', { userId: signedIn.id, method });
      const { pathname } = history.location.value;
      // From elsewhere he came with the page to return to.
      if (pathname.startsWith('/provider/')) origin.forget();
      if (!isEntrance(pathname)) return;
      const wanted = origin.take();
      if (!wanted) return;
      // Who registers builds a team next; what needs one comes after that (spec §2 "Invite route").
      if (pathname !== '/register') history.go(wanted, { replace: true });
      else if (host.match(pathnameOf(wanted))?.route.access === 'with-team') afterTeam.remember(wanted);
    },
    change(user) {
      const { value } = session;
      session.change(user);
      if (value.status === 'signed-in' && value.user.language !== user.language)
        preferences.chooseLocale(user.language);
    },
    signInElsewhere,
    async signOut() {
      broadcaster.leaveAlone();
      await api.call('POST user/logout', {});
      session.end('signed-out');
    },
  };
}
