import type { Store } from '@reduxjs/toolkit';
import { type ReactNode, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { usePlatform } from '../react/PlatformProvider.js';
import { connectStore } from './connectStore.js';
import { createRemoteStore, type RemoteApi, type RemoteStoreDefinition } from './remoteStore.js';

interface RemoteStoreProps<A extends RemoteApi, S extends object> {
  readonly definition: RemoteStoreDefinition<A, S>;
  readonly children: ReactNode;
}

/**
 * Provides a remote's store to the pages and embeds below: created at each mount, reset at the unmount. Events invalidate what
 * its definition says, and what was refused for lack of a session is fetched again when one starts.
 */
export function RemoteStore<A extends RemoteApi, S extends object>({
  definition,
  children,
}: RemoteStoreProps<A, S>) {
  const platform = usePlatform();
  const [store] = useState(() => createRemoteStore(definition, platform));
  useEffect(() => {
    const disconnect = connectStore(definition, store, platform);
    return () => {
      disconnect();
      // After the pages have unsubscribed from their queries: ends the timers that keep answers.
      queueMicrotask(() => store.dispatch(definition.api.util.resetApiState()));
    };
  }, [definition, store, platform]);
  return <Provider store={store as unknown as Store}>{children}</Provider>;
}
