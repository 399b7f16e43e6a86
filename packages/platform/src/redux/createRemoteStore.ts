import {
  configureStore,
  type Middleware,
  type Reducer,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { EventName, PlatformEvents } from '../contract/events.js';
import type { Platform } from '../contract/platform.js';

/** What the kit uses of an API that `createApi` made. */
export interface RemoteApi {
  readonly reducerPath: string;
  // biome-ignore lint/suspicious/noExplicitAny: the state of any API.
  readonly reducer: Reducer<any>;
  // biome-ignore lint/suspicious/noExplicitAny: an API's middleware names the state it is used in.
  readonly middleware: Middleware<any, any>;
  readonly endpoints: object;
  readonly util: {
    // biome-ignore lint/suspicious/noExplicitAny: the tags of any API.
    invalidateTags(tags: any): UnknownAction;
    resetApiState(): UnknownAction;
    // biome-ignore lint/suspicious/noExplicitAny: entries of any API.
    upsertQueryEntries(entries: any): UnknownAction;
  };
}

type TagsOf<A extends RemoteApi> = Parameters<A['util']['invalidateTags']>[0];

/** State of a remote's store: that of its slices, by their names in it, and what its API answered. */
export type RemoteState<A extends RemoteApi, S extends object = object> = Readonly<S> & {
  readonly [K in A['reducerPath']]: ReturnType<A['reducer']>;
};

/** A remote's own store; thunks are given the platform. */
export interface StoreOf<State> {
  readonly dispatch: ThunkDispatch<State, Platform, UnknownAction>;
  getState(): State;
  subscribe(listener: () => void): () => void;
}

/** Tags that an event invalidates, or how to find them by what it says. */
type InvalidateOn<Tags> = {
  readonly [N in EventName]?: Tags | ((detail: PlatformEvents[N], platform: Platform) => Tags);
};

/** What follows the store while it is mounted. */
export interface Following<State, Tags> {
  readonly store: StoreOf<State>;
  readonly platform: Platform;
  readonly invalidate: (tags: Tags) => void;
}

/** How a remote's store is made: see {@link defineRemoteStore}; `S` is the state of its slices. */
export interface RemoteStoreDefinition<A extends RemoteApi, S extends object> {
  readonly api: A;
  readonly slices?: { readonly [K in keyof S]: { readonly reducer: Reducer<S[K]> } };
  /**
   * Answers that an event makes old: `{ 'team.saved@1': ['Team'] }`. `remote.json` names these events under `listens`.
   */
  readonly invalidateOn?: InvalidateOn<TagsOf<A>>;
  /**
   * Queries whose answers a page shows at once when its user comes back, until new ones arrive: they are stored in this
   * browser, by page and user, and removed at sign-out. None without it.
   */
  readonly remembers?: readonly (keyof A['endpoints'] & string)[];
  /** Starts what else goes with the store, such as keeping a draft in the browser; returns how to stop it. */
  readonly follow?: (following: Following<RemoteState<A, S>, TagsOf<A>>) => () => void;
}

/** Defines a remote's store: `defineRemoteStore({ api: teamApi, slices: { draft: draftSlice } })`. */
export function defineRemoteStore<A extends RemoteApi, S extends object = object>(
  definition: RemoteStoreDefinition<A, S>,
): RemoteStoreDefinition<A, S> {
  return definition;
}

/** Creates the store for one time on screen. */
export function createRemoteStore<A extends RemoteApi, S extends object>(
  { api, slices }: RemoteStoreDefinition<A, S>,
  platform: Platform,
): StoreOf<RemoteState<A, S>> {
  const named = Object.entries<{ readonly reducer: Reducer }>(slices ?? {});
  return configureStore({
    reducer: {
      ...Object.fromEntries(named.map(([name, { reducer }]) => [name, reducer])),
      [api.reducerPath]: api.reducer,
    },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: platform },
        // The compiler keeps state and actions plain and read-only.
        immutableCheck: false,
        serializableCheck: false,
      }).concat(api.middleware),
    devTools: process.env.NODE_ENV === 'development' && { name: platform.release.name },
  }) as unknown as StoreOf<RemoteState<A, S>>;
}
