import type { RemoteApi } from './remoteStore.js';

/** What is read of a query's entry in the state of an API. */
interface Entry {
  readonly status: string;
  readonly endpointName?: string;
  readonly originalArgs?: unknown;
  readonly error?: { readonly code?: string };
}

type Initiate = (arg: unknown, options: { forceRefetch: true; subscribe: false }) => never;

/** Fetches again what was refused because there was no session; for when somebody signed in. */
export function refetchRefused(
  { reducerPath, endpoints }: RemoteApi,
  store: { getState(): object; dispatch(action: never): unknown },
): void {
  const { queries } = Reflect.get(store.getState(), reducerPath) as { queries: Record<string, Entry> };
  for (const { status, endpointName = '', originalArgs, error } of Object.values(queries)) {
    if (status !== 'rejected' || !isAboutSession(error?.code)) continue;
    const { initiate } = Reflect.get(endpoints, endpointName) as { initiate: Initiate };
    store.dispatch(initiate(originalArgs, { forceRefetch: true, subscribe: false }));
  }
}

function isAboutSession(code: string | undefined): boolean {
  return code === 'not-signed-in' || code === 'session-expired';
}
