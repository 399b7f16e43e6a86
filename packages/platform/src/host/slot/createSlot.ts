import type { Mounted, Platform, RemoteModule } from '../../contract/platform.js';
import { asFailure, RemoteFailure } from '../failures/failures.js';
import { isChunkMissing } from '../failures/isChunkMissing.js';
import { isNodeLost } from '../failures/isNodeLost.js';
import { limitRenders } from '../limits/pageLimits.js';
import type { LoadedRemote } from '../loadFrom.js';
import type { KnownRemote } from '../registry/knownRemote.js';

export type SlotState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready' }
  | { readonly status: 'failed'; readonly failure: RemoteFailure };

/** The platform of one mount; `end` ends everything that was started through it. */
export interface MountPlatform {
  readonly platform: Platform;
  end(): void;
}

export interface SlotOptions<P> {
  /** The remote's name, for failures. */
  readonly remote: string;
  readonly element: HTMLElement;
  readonly props: P;
  /** @param force loads the code again, because a chunk of the loaded one is missing */
  readonly load: (force: boolean) => Promise<LoadedRemote>;
  /** Mounts the part of the module in `element`. */
  readonly mount: (module: RemoteModule, element: HTMLElement, props: P, platform: Platform) => Mounted<P>;
  readonly makePlatform: (remote: KnownRemote, onCrash: (error: unknown) => void) => MountPlatform;
  /** Unmounts, loads and mounts again by the part's lifecycle; resolves when that succeeded or failed. */
  readonly restart: () => Promise<void>;
  readonly show: (state: SlotState) => void;
  readonly report: (error: unknown, remote: string) => void;
  /** Milliseconds after which a load fails with `hangs`. */
  readonly timeoutMs?: number;
}

/**
 * A place on the screen for a part of a remote, which isolates the portal from its failures. `load`, `mount` and
 * `unmount` are the part's lifecycle, called by single-spa; only `load` takes time or rejects.
 */
export interface Slot<P> {
  /** The loaded remote; null before, and after a failure. */
  readonly remote: KnownRemote | null;
  /** The platform of the loaded part. */
  readonly platform: Platform | null;
  /** @throws RemoteFailure, also after the timeout; `Abandoned` when the load was given up */
  load(): Promise<void>;
  /** Mounts the loaded part; shows a failure. */
  mount(): void;
  unmount(): void;
  /** Shows and reports a failure; ignores `Abandoned`. */
  fail(error: unknown): void;
  update(props: P): void;
  /** Loads and mounts again, after a failure or with another release. */
  retry(props?: P): void;
  /**
   * Loads again, then replaces the mounted part.
   * @param force as for `load`
   */
  renew(force: boolean): Promise<void>;
  close(): void;
}

/** Thrown when a load is given up: the slot was closed or loads again. */
class Abandoned extends Error {}

/** The specified time without anything on the screen that counts as hanging. */
const TIMEOUT_MS = 10_000;

/** How often a part is mounted again by itself after another program changed its nodes. */
const MAX_REMOUNTS = 3;

/** A loaded part with its element. */
interface Part<P> {
  readonly loaded: LoadedRemote;
  readonly inner: HTMLElement;
  readonly platform: Platform;
  mounted: Mounted<P> | null;
  /** Ends the limit of its renders. */
  endLimit(): void;
  end(): void;
}

export function createSlot<P>(options: SlotOptions<P>): Slot<P> {
  const { remote, element, report, timeoutMs = TIMEOUT_MS } = options;
  let props = options.props;
  let part: Part<P> | null = null;
  /** Loaded by `renew` while another part is mounted. */
  let nextPart: LoadedRemote | null = null;
  let status: SlotState['status'] | null = null;
  let abandon = () => {};
  let isClosed = false;
  /** Versions that were loaded again because a chunk was missing. */
  const recoveredVersions = new Set<string>();
  /** The last loaded code failed later: its state may be broken, and it may never request a missing chunk again. */
  let mustReload = false;
  let remounts = 0;

  const show = (state: SlotState) => {
    if (isClosed || (state.status === 'loading' && status === 'loading')) return;
    status = state.status;
    options.show(state);
  };

  const loadWithTimeout = (): Promise<LoadedRemote> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new RemoteFailure('hangs', remote)), timeoutMs);
      abandon = () => reject(new Abandoned());
      options
        .load(mustReload)
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });

  const prepare = (loaded: LoadedRemote): Part<P> => {
    // A crash arrives while React commits, when the tree must not be unmounted.
    const { platform, end } = options.makePlatform(loaded.remote, (error) =>
      queueMicrotask(() => {
        if (part === prepared) slot.fail(asFailure(error, crashCode(error, 'render-threw'), remote));
      }),
    );
    const prepared: Part<P> = {
      ...{ loaded, platform, end, mounted: null, endLimit: () => {} },
      inner: document.createElement('div'),
    };
    return prepared;
  };

  const restart = (): Promise<void> => {
    nextPart = null;
    abandon();
    slot.unmount();
    show({ status: 'loading' });
    return options.restart();
  };

  /** An automatic reload, once per version. Drafts are in the remote's storage. */
  const mayRecover = (failed: Part<P> | null): boolean => {
    const version = failed?.loaded.remote.release?.manifest.version ?? '';
    if (recoveredVersions.has(version)) return false;
    recoveredVersions.add(version);
    return true;
  };

  /** Replaces a broken part of healthy code, unseen: its drafts are in the remote's storage. */
  const remount = ({ loaded }: Part<P>) => {
    remounts++;
    // Prevents a change of the scroll position meanwhile.
    element.style.minHeight = `${element.offsetHeight}px`;
    slot.unmount();
    part = prepare(loaded);
    slot.mount();
    element.style.minHeight = '';
  };

  const slot: Slot<P> = {
    get remote() {
      return part?.loaded.remote ?? null;
    },
    get platform() {
      return part?.platform ?? null;
    },
    async load() {
      abandon();
      slot.unmount();
      if (!nextPart) show({ status: 'loading' });
      const loaded = nextPart ?? (await loadWithTimeout());
      nextPart = null;
      if (isClosed) throw new Abandoned();
      slot.unmount();
      part = prepare(loaded);
    },
    mount() {
      if (!part || part.mounted || isClosed) return;
      const { loaded, inner, platform } = part;
      element.append(inner);
      try {
        part.mounted = requireMounted(options.mount(loaded.module, inner, props, platform), remote);
      } catch (error) {
        slot.fail(asFailure(error, crashCode(error, 'mount-threw'), remote));
        return;
      }
      const shown = part;
      shown.endLimit = limitRenders(inner, () => {
        if (part === shown) slot.fail(new RemoteFailure('renders-endlessly', remote));
      });
      mustReload = false;
      show({ status: 'ready' });
    },
    unmount() {
      const gone = part;
      part = null;
      if (!gone) return;
      gone.endLimit();
      try {
        gone.mounted?.unmount();
      } catch (error) {
        report(error, remote);
      }
      gone.end();
      gone.inner.remove();
    },
    fail(error) {
      if (error instanceof Abandoned || isClosed) return;
      const failure = asFailure(error, 'script-threw', remote);
      const failed = part;
      report(failure, remote);
      if (failed && isNodeLost(failure.cause) && remounts < MAX_REMOUNTS) {
        remount(failed);
        return;
      }
      mustReload = failed !== null;
      slot.unmount();
      if (failure.code === 'chunk-missing' && mayRecover(failed)) slot.retry();
      else show({ status: 'failed', failure });
    },
    update(next) {
      props = next;
      try {
        part?.mounted?.update(next);
      } catch (error) {
        slot.fail(asFailure(error, 'render-threw', remote));
      }
    },
    retry(next = props) {
      props = next;
      void restart();
    },
    async renew(force) {
      const before = part;
      if (!before?.mounted) {
        mustReload ||= force;
        return restart();
      }
      try {
        const loaded = await options.load(force);
        if (before !== part) return;
        nextPart = loaded;
        // Prevents a change of the scroll position between unmount and mount.
        element.style.minHeight = `${element.offsetHeight}px`;
        await options.restart();
        element.style.minHeight = '';
      } catch (error) {
        report(asFailure(error, 'script-missing', remote), remote);
      }
    },
    close() {
      isClosed = true;
      abandon();
      slot.unmount();
    },
  };
  return slot;
}

function crashCode<Code extends 'render-threw' | 'mount-threw'>(error: unknown, code: Code) {
  return isChunkMissing(error) ? 'chunk-missing' : code;
}

/**
 * Returns the result of a remote's mount when it has the shape of the contract.
 * @throws RemoteFailure `mount-threw`
 */
function requireMounted<P>(mounted: Mounted<P>, remote: string): Mounted<P> {
  if (typeof mounted?.unmount === 'function' && typeof mounted.update === 'function') return mounted;
  throw new RemoteFailure('mount-threw', remote, new Error('mount must answer { update, unmount }'));
}
