import type { Store } from '@reduxjs/toolkit';
import { type ReactNode, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import type { EventName } from '../contract/events.js';
import type { Platform } from '../contract/platform.js';
import { usePlatform } from '../react/PlatformProvider.js';
import {
  createRemoteStore,
  type RemoteApi,
  type RemoteState,
  type RemoteStoreDefinition,
  type StoreOf,
} from './createRemoteStore.js';
import { rememberShown, restoreShown } from './shownQueries.js';

interface RemoteStoreProps<A extends RemoteApi, S extends object> {
  readonly definition: RemoteStoreDefinition<A, S>;
  readonly children: ReactNode;
}

/**
 * Provides a remote's store to the pages and embeds below: created at each mount, with the answers that it showed last
 * and fetches again, and reset at the unmount. Events invalidate what its definition says, and what was refused for lack
 * of a session is fetched again when one starts.
 */
export function RemoteStore<A extends RemoteApi, S extends object>({
  definition,
  children,
}: RemoteStoreProps<A, S>) {
  const platform = usePlatform();
  const [{ store, isRestored }] = useState(() => {
    const created = createRemoteStore(definition, platform);
    return { store: created, isRestored: restoreShown(definition, created, platform) };
  });
  useEffect(() => {
    const disconnect = connectStore(definition, store, platform);
    if (isRestored) refetchAll(definition.api, store);
    return () => {
      disconnect();
      // After the pages have unsubscribed from their queries: ends the timers that keep answers.
      queueMicrotask(() => store.dispatch(definition.api.util.resetApiState()));
    };
  }, [definition, store, platform, isRestored]);
  return <Provider store={store as unknown as Store}>{children}</Provider>;
}

/** The tags of an event, or the function that finds them, without the types of one event. */
type Invalidated = object | ((detail: unknown, platform: Platform) => object);

/** Connects a store to the portal's events, as its definition says; returns how to disconnect it. */
function connectStore<A extends RemoteApi, S extends object>(
  definition: RemoteStoreDefinition<A, S>,
  store: StoreOf<RemoteState<A, S>>,
  platform: Platform,
): () => void {
  const { api, invalidateOn = {}, follow } = definition;
  const invalidate = (tags: object) => {
    store.dispatch(api.util.invalidateTags(tags));
  };
  const stops = Object.entries(invalidateOn as Readonly<Record<string, Invalidated>>).map(([name, tags]) =>
    platform.bus.on(name as EventName, ({ detail }) =>
      invalidate(typeof tags === 'function' ? tags(detail, platform) : tags),
    ),
  );
  const userId = userIdOf(platform);
  stops.push(
    platform.bus.on('session.started@1', ({ detail }) => {
      // Nothing of one person's is shown to another.
      if (userId !== null && detail.userId !== userId) store.dispatch(api.util.resetApiState());
      else refetchRefused(api, store);
    }),
  );
  let wasOnline = platform.state.online.value;
  const online = platform.state.online.changes.subscribe((isOnline) => {
    // What was shown without a connection is from before.
    if (isOnline && !wasOnline) refetchAll(api, store);
    wasOnline = isOnline;
  });
  stops.push(() => online.unsubscribe());
  stops.push(rememberShown(definition, store, platform));
  if (follow) stops.push(follow({ store, platform, invalidate }));
  return () => {
    for (const stop of stops) stop();
  };
}

function userIdOf({ state }: Platform): number | null {
  const { value } = state.session;
  return value.status === 'signed-in' ? value.user.id : null;
}

/** What is read of a query's entry in the state of an API. */
interface Entry {
  readonly status: string;
  readonly endpointName?: string;
  readonly originalArgs?: unknown;
  readonly error?: { readonly code?: string };
}

type Initiate = (arg: unknown, options: { forceRefetch: true; subscribe: false }) => never;

interface QueryStore {
  getState(): object;
  dispatch(action: never): unknown;
}

/** Fetches again what was refused because there was no session; for when somebody signed in. */
function refetchRefused(api: RemoteApi, store: QueryStore): void {
  refetch(api, store, ({ status, error }) => status === 'rejected' && isAboutSession(error?.code));
}

/** Fetches everything again; for when the connection is back. */
function refetchAll(api: RemoteApi, store: QueryStore): void {
  refetch(api, store, ({ status }) => status !== 'pending');
}

function refetch(
  { reducerPath, endpoints }: RemoteApi,
  store: QueryStore,
  isMeant: (entry: Entry) => boolean,
): void {
  const { queries } = Reflect.get(store.getState(), reducerPath) as { queries: Record<string, Entry> };
  for (const entry of Object.values(queries)) {
    if (!isMeant(entry)) continue;
    const { endpointName = '', originalArgs } = entry;
    const { initiate } = Reflect.get(endpoints, endpointName) as { initiate: Initiate };
    store.dispatch(initiate(originalArgs, { forceRefetch: true, subscribe: false }));
  }
}

function isAboutSession(code: string | undefined): boolean {
  return code === 'not-signed-in' || code === 'session-expired';
}
