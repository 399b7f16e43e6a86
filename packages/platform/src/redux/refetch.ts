import type { RemoteApi } from './remoteStore.js';

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
export function refetchRefused(api: RemoteApi, store: QueryStore): void {
  refetch(api, store, ({ status, error }) => status === 'rejected' && isAboutSession(error?.code));
}

/** Fetches everything again; for when the connection is back. */
export function refetchAll(api: RemoteApi, store: QueryStore): void {
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
