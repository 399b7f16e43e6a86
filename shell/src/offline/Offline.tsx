import { useEffect, useState } from 'react';
import { isDeveloped } from '../portal/forDevelopers.js';
import { usePortal } from '../portal/PortalContext.js';
import { type Connection, createConnection } from './createConnection.js';
import { OfflineNotice } from './OfflineNotice.js';
import { registerWorker, removeWorker } from './registerWorker.js';

/** Registers the service worker, follows the connection, and shows where there is none. */
export function Offline() {
  const { state, session, marker, loaders } = usePortal();
  const [connection, setConnection] = useState<Connection | null>(null);
  useEffect(() => {
    void (isDeveloped(document) ? removeWorker(window) : registerWorker(window));
    const followed = createConnection({ page: window, state, session, marker, loaders });
    setConnection(followed);
    return followed.end;
  }, [state, session, marker, loaders]);
  return connection && <OfflineNotice connection={connection} />;
}
