import type { EventName } from '../contract/events.js';
import type { Platform } from '../contract/platform.js';
import { refetchAll, refetchRefused } from './refetch.js';
import type { RemoteApi, RemoteState, RemoteStoreDefinition, StoreOf } from './remoteStore.js';

/** The tags of an event, or the function that finds them, without the types of one event. */
type Invalidated = object | ((detail: unknown, platform: Platform) => object);

/** Connects a store to the portal's events, as its definition says; returns how to disconnect it. */
export function connectStore<A extends RemoteApi, S extends object>(
  { api, invalidateOn = {}, follow }: RemoteStoreDefinition<A, S>,
  store: StoreOf<RemoteState<A, S>>,
  platform: Platform,
): () => void {
  const invalidate = (tags: object) => {
    store.dispatch(api.util.invalidateTags(tags));
  };
  const stops = Object.entries(invalidateOn as Readonly<Record<string, Invalidated>>).map(([name, tags]) =>
    platform.bus.on(name as EventName, ({ detail }) =>
      invalidate(typeof tags === 'function' ? tags(detail, platform) : tags),
    ),
  );
  stops.push(platform.bus.on('session.started@1', () => refetchRefused(api, store)));
  let wasOnline = platform.state.online.value;
  const online = platform.state.online.changes.subscribe((isOnline) => {
    // What was shown without a connection is from before.
    if (isOnline && !wasOnline) refetchAll(api, store);
    wasOnline = isOnline;
  });
  stops.push(() => online.unsubscribe());
  if (follow) stops.push(follow({ store, platform, invalidate }));
  return () => {
    for (const stop of stops) stop();
  };
}
