import type { SharedState } from '../../contract/state.js';
import { asFailure, type RemoteFailure } from '../failures/failures.js';
import { createState, type StateSource } from '../state/createState.js';
import type { KnownRemote } from './knownRemote.js';
import { readRegistry } from './readRegistry.js';

export interface RegistryState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly remotes: readonly KnownRemote[];
  /** Why the list is not the present one: it is the last one this browser saw, or empty. */
  readonly failure: RemoteFailure | null;
}

export interface RegistryOptions {
  readonly url: string;
  readonly fetch: typeof fetch;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** The registry that came with the page, when there was one. */
  readonly inlined?: unknown;
  readonly report: (error: unknown) => void;
}

export interface RegistryStore extends SharedState<RegistryState> {
  /** Asks again which remotes there are; concurrent asks are one. */
  refresh(): Promise<void>;
}

const LAST_GOOD = 'em.registry';
const BROWSER = 'em.browser';
const TIMEOUT = 6000;

/** Knows the remotes: from the page, from the network, or from the last time it went well. */
export function createRegistry(options: RegistryOptions): RegistryStore {
  const { url, storage, report } = options;
  const browser = browserMark(storage);
  const state: StateSource<RegistryState> = createState<RegistryState>({
    status: 'loading',
    remotes: [],
    failure: null,
  });
  let asking: Promise<void> | null = null;

  const take = (json: unknown) => {
    const { remotes, lost } = readRegistry(json, browser);
    for (const failure of lost) report(failure);
    for (const { failure } of remotes) if (failure) report(failure);
    if (sameReleases(remotes, state.value)) return;
    state.set({ status: 'ready', remotes, failure: null });
  };

  const ask = async () => {
    try {
      const answer = await options.fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT) });
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
      const json: unknown = await answer.json();
      take(json);
      write(storage, LAST_GOOD, JSON.stringify(json));
    } catch (error) {
      const failure = asFailure(error, 'registry-unreachable', 'registry');
      report(failure);
      if (state.value.status === 'ready') return;
      state.set(lastGood(storage, browser, failure));
    }
  };

  const refresh = () => {
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  };

  if (options.inlined !== undefined) {
    try {
      take(options.inlined);
      write(storage, LAST_GOOD, JSON.stringify(options.inlined));
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
  };
}

function lastGood(
  storage: RegistryOptions['storage'],
  browser: string,
  failure: RemoteFailure,
): RegistryState {
  try {
    const text = storage.getItem(LAST_GOOD);
    if (text) return { status: 'ready', remotes: readRegistry(JSON.parse(text), browser).remotes, failure };
  } catch {
    // What was kept is unreadable: as good as nothing kept.
  }
  return { status: 'failed', remotes: [], failure };
}

/** Nothing changed for anybody who looks: no reason to draw again. */
function sameReleases(remotes: readonly KnownRemote[], now: RegistryState): boolean {
  const mark = (list: readonly KnownRemote[]) =>
    list.map(({ name, release }) => `${name} ${release?.base} ${release?.manifest.version}`).join();
  return now.status === 'ready' && !now.failure && mark(remotes) === mark(now.remotes);
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
