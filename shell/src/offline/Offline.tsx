import { usePlatform, useText } from '@euro/platform/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { keepScroll } from '../browser/keepScroll.js';
import { rememberCompetition } from '../competition/loadRememberedCompetition.js';
import { isDeveloped } from '../portal/forDevelopers.js';
import { usePortal } from '../portal/PortalContext.js';
import { type Connection, createConnection } from './createConnection.js';
import { createOutbox, type Outbox, type Outcome } from './createOutbox.js';
import { keepInstallPrompt } from './installPrompt.js';
import { OfflineNotice } from './OfflineNotice.js';
import { offlineTexts } from './offlineTexts.js';
import { registerWorker, removeWorker } from './registerWorker.js';
import { rememberShown } from './rememberShown.js';
import { resumeSignOut } from './resumeSignOut.js';
import { WaitingRows } from './WaitingRows.js';

/** Registers the service worker, shows when the portal is offline, and sends pending changes once it is online. */
export function Offline() {
  const portal = usePortal();
  const { state, session, marker, loaders, bus, competition } = portal;
  const { storagePrefix } = competition;
  const { api } = usePlatform();
  const [parts, setParts] = useState<{ connection: Connection; outbox: Outbox } | null>(null);
  const onOutcome = useEffectEvent(useShowOutcome());
  useEffect(() => keepInstallPrompt(window), []);
  useEffect(() => rememberCompetition(window), []);
  useEffect(() => keepScroll(window), []);
  useEffect(() => rememberShown(portal, window), [portal]);
  useEffect(() => {
    void (isDeveloped(document) ? removeWorker(window) : registerWorker(window));
    const shellBus = bus.forSource('shell', () => true);
    const connection = createConnection({ page: window, state, session, marker, loaders });
    const outbox = createOutbox({
      ...{ page: window, storagePrefix, state, session, api },
      bus: shellBus,
      onOutcome,
    });
    const stopSignOut = resumeSignOut({ page: window, api, session, state });
    setParts({ connection, outbox });
    return () => {
      stopSignOut();
      outbox.end();
      connection.end();
      shellBus.end();
    };
  }, [state, session, marker, loaders, bus, api, storagePrefix]);
  return (
    parts && (
      <>
        <OfflineNotice connection={parts.connection} />
        <WaitingRows onDrop={parts.outbox.drop} />
      </>
    )
  );
}

/** Notifies about the outcome of a pending change; a refusal stays until it is closed, or is shown on its own page. */
function useShowOutcome() {
  const t = useText(offlineTexts);
  const { notices, history, loaders } = usePortal();
  return (outcome: Outcome) => {
    if (outcome.kind === 'left') {
      notices.next({ tone: 'warning', text: t('left', { count: outcome.count }) });
      return;
    }
    const { title, path } = outcome.change;
    if (outcome.kind === 'sent') {
      notices.next({ tone: 'positive', text: t('sent', { title }) });
      return;
    }
    // The matchday may be closed: its page then asks about unsaved changes.
    void loaders.matches({ quiet: true });
    const text = t('refused', { title, reason: outcome.failure.message });
    // The page itself shows more details, and must not be covered for long.
    if (history.location.value.pathname === path) notices.next({ tone: 'warning', text });
    else
      notices.next({
        tone: 'danger',
        text,
        action: { label: t('look'), onPress: () => history.go(path) },
      });
  };
}
