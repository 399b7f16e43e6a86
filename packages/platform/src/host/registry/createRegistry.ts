import type { SharedState } from '../../contract/state.js';
import { asFailure, type RemoteFailure } from '../failures/failures.js';
import { createState, type StateSource } from '../state/createState.js';
import type { KnownRemote } from './knownRemote.js';
import { type ReadRegistry, readRegistry } from './readRegistry.js';

export interface RegistryState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly remotes: readonly KnownRemote[];
  /** Failures of entries whose routes are unreadable: an unknown path may be one of theirs. */
  readonly lost: readonly RemoteFailure[];
  /** Why the list is not current: it is the last one of this browser, or empty. */
  readonly failure: RemoteFailure | null;
}

export interface RegistryOptions {
  readonly url: string;
  readonly fetch: typeof fetch;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** The registry that came with the page, when there was one. */
  readonly inlined?: unknown;
  /** When the page was requested, epoch milliseconds. */
  readonly inlinedAt?: number;
  readonly report: (error: unknown) => void;
  /** Replaces releases of the registry by those of a developer. */
  readonly overrule?: (remotes: readonly KnownRemote[]) => Promise<readonly KnownRemote[]>;
  /** Epoch milliseconds. */
  readonly now?: () => number;
}

export interface RegistryStore extends SharedState<RegistryState> {
  /** Fetches the registry; concurrent calls share one request. Never rejects. */
  refresh(): Promise<void>;
  /** Fetches the registry when it is older than `age` milliseconds, and waits as `settle` does. */
  catchUp(age: number): Promise<void>;
  /** Resolves when no request is in flight, or after the longest time that a step may wait. */
  settle(): Promise<void>;
}

const LAST_GOOD = 'em.registry';
const BROWSER = 'em.browser';
const TIMEOUT_MS = 6000;
/** A step waits this long for a request, counted from its start, and then uses the current registry. */
const STEP_TIMEOUT_MS = 400;

/** The registry: inlined in the page, fetched, or the last good one of this browser. */
export function createRegistry(options: RegistryOptions): RegistryStore {
  const { url, storage, report, overrule, now = Date.now } = options;
  const browser = browserMark(storage);
  const state: StateSource<RegistryState> = createState<RegistryState>({
    status: 'loading',
    remotes: [],
    lost: [],
    failure: null,
  });
  let request: Promise<void> | null = null;
  /** Start of the last request that has ended, with or without success. */
  let fetchedAt = Number.NEGATIVE_INFINITY;
  let requestedAt = 0;

  const show = (read: ReadRegistry) => {
    const { remotes, lost } = read;
    if (sameReleases(read, state.value)) return;
    for (const failure of lost) report(failure);
    for (const { failure } of remotes) if (failure) report(failure);
    state.set({ status: 'ready', remotes, lost, failure: null });
  };

  const parse = (json: unknown, before: readonly KnownRemote[]) => {
    const read = readRegistry(json, browser, before);
    const isWhole = read.lost.length === 0 && read.remotes.every(({ failure }) => !failure);
    if (isWhole) write(storage, LAST_GOOD, JSON.stringify(json));
    return read;
  };

  const fetchRegistry = async () => {
    try {
      const answer = await options.fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
      const json: unknown = await answer.json();
      const read = parse(json, state.value.remotes);
      show(overrule ? { ...read, remotes: await overrule(read.remotes) } : read);
    } catch (error) {
      const failure = asFailure(error, 'registry-unreachable', 'registry');
      report(failure);
      if (state.value.status === 'ready') return;
      const last = lastGood(storage, browser);
      state.set(
        last ? { status: 'ready', ...last, failure } : { status: 'failed', remotes: [], lost: [], failure },
      );
    }
  };

  const refresh = () => {
    if (request) return request;
    const since = now();
    requestedAt = since;
    request = fetchRegistry().finally(() => {
      fetchedAt = since;
      request = null;
    });
    return request;
  };

  const settle = async () => {
    const left = requestedAt + STEP_TIMEOUT_MS - now();
    if (request && left > 0) await orAfter(request, left);
  };

  if (options.inlined !== undefined && !overrule) {
    try {
      show(parse(options.inlined, lastGood(storage, browser)?.remotes ?? []));
      fetchedAt = options.inlinedAt ?? now();
    } catch (error) {
      report(error);
    }
  }
  return {
    get value() {
      return state.value;
    },
    changes: state.changes,
    refresh,
    settle,
    catchUp(age) {
      if (now() - fetchedAt > age) void refresh();
      return settle();
    },
  };
}

/** Resolves with the work or after the milliseconds, whichever is first. */
function orAfter(work: Promise<void>, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    void work.finally(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** The last registry without failures in this browser; null when there was none. */
function lastGood(storage: RegistryOptions['storage'], browser: string): ReadRegistry | null {
  try {
    const text = storage.getItem(LAST_GOOD);
    return text ? readRegistry(JSON.parse(text), browser, []) : null;
  } catch {
    // An unreadable stored registry counts as none.
    return null;
  }
}

/** Whether two registries are equal, so that nothing renders again. */
function sameReleases(read: ReadRegistry, now: RegistryState): boolean {
  const mark = ({ remotes, lost }: ReadRegistry) =>
    [
      ...remotes.map(({ name, release, failure }) => `${name} ${failure?.code} ${JSON.stringify(release)}`),
      ...lost.map(({ message }) => message),
    ].join();
  return now.status === 'ready' && !now.failure && mark(read) === mark(now);
}

function browserMark(storage: RegistryOptions['storage']): string {
  try {
    const mark = storage.getItem(BROWSER);
    if (mark) return mark;
  } catch {
    return 'browser';
  }
  const mark = Math.random().toString(36).slice(2);
  write(storage, BROWSER, mark);
  return mark;
}

function write(storage: RegistryOptions['storage'], key: string, value: string): void {
  try {
    storage.setItem(key, value);
  } catch {
    // Storage full or forbidden: the next visit fetches the registry, nothing else is lost.
  }
}
