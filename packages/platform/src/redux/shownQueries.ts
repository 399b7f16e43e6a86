import type { UnknownAction } from '@reduxjs/toolkit';
import type { Platform } from '../contract/platform.js';
import type { RemoteApi } from './createRemoteStore.js';

/** An answer on screen, as `upsertQueryEntries` takes it. */
interface ShownQuery {
  readonly endpointName: string;
  readonly arg: unknown;
  readonly value: unknown;
}

interface ShownPage {
  readonly path: string;
  readonly queries: readonly ShownQuery[];
}

/** Answers that a remote showed last in this browser, by page. */
interface Shown {
  /** For whom, and until when, they may be shown: see {@link ownerOf}. */
  readonly owner: string;
  readonly pages: readonly ShownPage[];
}

interface ShownStore {
  getState(): object;
  dispatch(action: UnknownAction): unknown;
}

/** The part of a query's entry in the state of an API that is stored. */
interface Entry {
  readonly status: string;
  readonly endpointName?: string;
  readonly originalArgs?: unknown;
  readonly data?: unknown;
}

interface ApiState {
  readonly queries: Readonly<Record<string, Entry | undefined>>;
  readonly subscriptions: Readonly<Record<string, object | undefined>>;
}

interface Remembering {
  readonly api: RemoteApi;
  readonly remembers?: readonly string[];
}

/** The portal removes what is stored under this name when the user signs out. */
const KEY = 'shown';
const MOST_PAGES = 6;

/** Fills a new store with the answers that this page showed last; returns whether there were any. */
export function restoreShown(
  { api, remembers }: Remembering,
  store: ShownStore,
  platform: Platform,
): boolean {
  const shown = remembers && platform.storage.read(KEY, isShown);
  if (!shown || shown.owner !== ownerOf(platform)) return false;
  const page = shown.pages.find(({ path }) => path === pathOf(platform));
  if (page) store.dispatch(api.util.upsertQueryEntries(page.queries));
  return page !== undefined;
}

/** Stores the answers of a page that is left or hidden; returns how to stop. */
export function rememberShown({ api, remembers }: Remembering, store: ShownStore, platform: Platform) {
  if (!remembers) return () => {};
  const { storage, navigation } = platform;
  let path = pathOf(platform);
  const write = () => {
    const owner = ownerOf(platform);
    const queries = subscribedQueries(Reflect.get(store.getState(), api.reducerPath), remembers);
    if (owner === null || queries.length === 0) return;
    const last = storage.read(KEY, isShown);
    const others = last?.owner === owner ? last.pages.filter((page) => page.path !== path) : [];
    storage.write(KEY, { owner, pages: [...others, { path, queries }].slice(-MOST_PAGES) });
  };
  const handleVisibility = () => {
    if (document.visibilityState === 'hidden') write();
  };
  document.addEventListener('visibilitychange', handleVisibility);
  const steps = navigation.location.changes.subscribe(() => {
    if (pathOf(platform) === path) return;
    write();
    path = pathOf(platform);
  });
  return () => {
    document.removeEventListener('visibilitychange', handleVisibility);
    steps.unsubscribe();
  };
}

function subscribedQueries(
  { queries, subscriptions }: ApiState,
  remembers: readonly string[],
): readonly ShownQuery[] {
  return Object.entries(queries).flatMap(([key, entry]) => {
    const { status, endpointName, originalArgs, data } = entry ?? {};
    const isOnScreen = Object.keys(subscriptions[key] ?? {}).length > 0;
    if (!isOnScreen || status === 'rejected' || data === undefined) return [];
    return endpointName !== undefined && remembers.includes(endpointName)
      ? [{ endpointName, arg: originalArgs, value: data }]
      : [];
  });
}

/**
 * User, language, release and next deadline: answers are restored for the same ones only, so never for another account,
 * and never for a matchday that was closed since. Null while one of them is unknown.
 */
function ownerOf({ state, release, clock }: Platform): string | null {
  const { session, locale, matches } = state;
  const deadline = matches.value.value?.deadline;
  if (session.value.status !== 'signed-in' || !deadline) return null;
  const { deadlineDate } = deadline;
  if (deadlineDate !== null && Date.parse(deadlineDate) <= clock.now()) return null;
  return [session.value.user.id, locale.value, release.version, deadlineDate].join(' ');
}

function pathOf({ navigation }: Platform): string {
  const { pathname, search } = navigation.location.value;
  return pathname + search;
}

function isShown(value: unknown): value is Shown {
  const { owner, pages } = Object(value) as Partial<Shown>;
  return typeof owner === 'string' && Array.isArray(pages);
}
