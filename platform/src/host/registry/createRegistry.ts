import type { SharedState } from '../../contract/state.js';
import { asFailure, type RemoteFailure } from '../failures/failures.js';
import { createState, type StateSource } from '../state/createState.js';
import type { KnownRemote } from './knownRemote.js';
import { type ReadRegistry, readRegistry } from './readRegistry.js';

export interface RegistryState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly remotes: readonly KnownRemote[];
  /** Entries of which not even the pages can be told: what leads nowhere may have been theirs. */
  readonly lost: readonly RemoteFailure[];
  /** Why the list is not the present one: it is the last one this browser saw, or empty. */
  readonly failure: RemoteFailure | null;
}

export interface RegistryOptions {
  readonly url: string;
  readonly fetch: typeof fetch;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** The registry that came with the page, when there was one. */
  readonly inlined?: unknown;
  /** When the page was asked for, epoch milliseconds. */
  readonly inlinedAt?: number;
  readonly report: (error: unknown) => void;
  /** Releases that a developer put in the place of those that the registry names. */
  readonly overrule?: (remotes: readonly KnownRemote[]) => Promise<readonly KnownRemote[]>;
  /** Epoch milliseconds. */
  readonly now?: () => number;
}

export interface RegistryStore extends SharedState<RegistryState> {
  /** Asks again which remotes there are; concurrent asks are one. Never rejects. */
  refresh(): Promise<void>;
  /** Asks when what is known is older than `age` milliseconds, and waits for the answer as `settle` does. */
  catchUp(age: number): Promise<void>;
  /** Resolves when no question is open any more, or when it took longer than a step of the player may wait. */
  settle(): Promise<void>;
}

const LAST_GOOD = 'em.registry';
const BROWSER = 'em.browser';
const TIMEOUT = 6000;
/** So long a step waits for the registry, counted from the question; then it goes on with what is known. Milliseconds. */
const PATIENCE = 400;

/** Knows the remotes: from the page, from the network, or from the last time it went well. */
export function createRegistry(options: RegistryOptions): RegistryStore {
  const { url, storage, report, overrule, now = Date.now } = options;
  const browser = browserMark(storage);
  const state: StateSource<RegistryState> = createState<RegistryState>({
    status: 'loading',
    remotes: [],
    lost: [],
    failure: null,
  });
  let asking: Promise<void> | null = null;
  /** When the last question was asked that has been answered, one way or the other. */
  let askedAt = Number.NEGATIVE_INFINITY;
  let askingSince = 0;

  const show = (read: ReadRegistry) => {
    const { remotes, lost } = read;
    if (sameReleases(read, state.value)) return;
    for (const failure of lost) report(failure);
    for (const { failure } of remotes) if (failure) report(failure);
    state.set({ status: 'ready', remotes, lost, failure: null });
  };

  const take = (json: unknown, before: readonly KnownRemote[]) => {
    const read = readRegistry(json, browser, before);
    const isWhole = read.lost.length === 0 && read.remotes.every(({ failure }) => !failure);
    if (isWhole) write(storage, LAST_GOOD, JSON.stringify(json));
    return read;
  };

  const ask = async () => {
    try {
      const answer = await options.fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT) });
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
      const json: unknown = await answer.json();
      const read = take(json, state.value.remotes);
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
    if (asking) return asking;
    const since = now();
    askingSince = since;
    asking = ask().finally(() => {
      askedAt = since;
      asking = null;
    });
    return asking;
  };

  const settle = async () => {
    const left = askingSince + PATIENCE - now();
    if (asking && left > 0) await orAfter(asking, left);
  };

  if (options.inlined !== undefined && !overrule) {
    try {
      show(take(options.inlined, lastGood(storage, browser)?.remotes ?? []));
      askedAt = options.inlinedAt ?? now();
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
      if (now() - askedAt > age) void refresh();
      return settle();
    },
  };
}

/** The work, or the milliseconds, whichever is over first. */
function orAfter(work: Promise<void>, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    void work.finally(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** What this browser saw when nothing was wrong; null when it never did. */
function lastGood(storage: RegistryOptions['storage'], browser: string): ReadRegistry | null {
  try {
    const text = storage.getItem(LAST_GOOD);
    return text ? readRegistry(JSON.parse(text), browser, []) : null;
  } catch {
    // What was kept is unreadable: as good as nothing kept.
    return null;
  }
}

/** Nothing changed for anybody who looks: no reason to draw again. */
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
    const known = storage.getItem(BROWSER);
    if (known) return known;
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
    // Storage full or forbidden: the next visit asks the network, nothing else is lost.
  }
}
