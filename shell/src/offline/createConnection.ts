import {
  createState,
  type PortalState,
  type Session,
  type SessionMarker,
  type StateSource,
} from '@euro/platform/host';
import type { Loaders } from '../store/createLoaders.js';
import { isWorkerMessage, type PageMessage } from '../worker/messages.js';
import { releaseOfPage } from '../worker/portalRelease.js';

/** Polling interval while offline although the browser reports a connection; milliseconds. */
const PROBE_MS = 15_000;

interface ConnectionParts {
  readonly page: Window;
  readonly state: Pick<PortalState, 'online' | 'players'>;
  readonly session: Pick<Session, 'value' | 'changes'>;
  readonly marker: Pick<SessionMarker, 'isSet'>;
  readonly loaders: Loaders;
}

/** State of the connection, as far as browser and service worker know it. */
export interface Connection {
  /**
   * Arrival of the oldest data on screen, epoch milliseconds of this device; null with a connection, and as long as a
   * page that was loaded without one has no stored response.
   */
  readonly shownSince: StateSource<number | null>;
  end(): void;
}

/**
 * Follows the connection: offline it publishes the age of the data on screen; once online everything is fetched again.
 * Makes the service worker store the served release, and delete cached responses of users who signed out.
 */
export function createConnection({ page, state, session, marker, loaders }: ConnectionParts): Connection {
  const { online } = state;
  const shownSince = createState<number | null>(null);
  const workers = page.navigator.serviceWorker;
  let probe: ReturnType<typeof setInterval> | undefined;

  const send = (message: PageMessage) =>
    void workers?.ready.then(({ active }) => active?.postMessage(message)).catch(() => {});

  const fetchAll = () => {
    const parts = ['application', 'matches', 'teams'] as const;
    for (const part of parts) void loaders[part]({ quiet: true });
    if (state.players.value.status !== 'loading') void loaders.players({ quiet: true });
  };

  let wasOnline = online.value;
  const onlineChanges = online.changes.subscribe((isOnline) => {
    clearInterval(probe);
    if (isOnline) {
      shownSince.set(null);
      if (!wasOnline) fetchAll();
    } else {
      // A page that had a connection was up to date until now; one that was loaded without shows stored responses.
      if (wasOnline) shownSince.set(shownSince.value ?? Date.now());
      probe = setInterval(() => page.navigator.onLine && void loaders.matches({ quiet: true }), PROBE_MS);
    }
    wasOnline = isOnline;
  });

  const handleMessage = ({ data }: MessageEvent<unknown>) => {
    if (!isWorkerMessage(data)) return;
    if (data.storedAt === null) {
      if (page.navigator.onLine) online.set(true);
      return;
    }
    shownSince.set(Math.min(data.storedAt, shownSince.value ?? data.storedAt));
    online.set(false);
  };
  workers?.addEventListener('message', handleMessage);
  const handleOnline = () => online.set(true);
  const handleOffline = () => online.set(false);
  page.addEventListener('online', handleOnline);
  page.addEventListener('offline', handleOffline);
  // It may have changed before this was loaded.
  if (!page.navigator.onLine) handleOffline();

  const forgetOthers = () => {
    // Offline, a user with a valid session may appear as a visitor.
    if (session.value.status === 'visitor' && !marker.isSet()) send({ type: 'forget-answers' });
  };
  // Also of a session that ended while no page was open.
  forgetOthers();
  const sessionChanges = session.changes.subscribe(forgetOthers);

  const release = releaseOfPage(page.document);
  if (release && !savesData(page)) send({ type: 'store-release', release });
  send({ type: 'ask-connection' });

  return {
    shownSince,
    end() {
      clearInterval(probe);
      onlineChanges.unsubscribe();
      sessionChanges.unsubscribe();
      workers?.removeEventListener('message', handleMessage);
      page.removeEventListener('online', handleOnline);
      page.removeEventListener('offline', handleOffline);
    },
  };
}

/** True when the browser saves data; only Chromium reports it. */
function savesData({ navigator }: Window): boolean {
  return Reflect.get(Object(Reflect.get(navigator, 'connection')), 'saveData') === true;
}
