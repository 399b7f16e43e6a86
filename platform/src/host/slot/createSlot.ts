import type { Mounted, Platform, RemoteModule } from '../../contract/platform.js';
import { asFailure, RemoteFailure } from '../failures/failures.js';
import { isChunkMissing } from '../failures/isChunkMissing.js';
import type { Loaded } from '../loadFrom.js';
import type { KnownRemote } from '../registry/knownRemote.js';

export type SlotState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready' }
  | { readonly status: 'failed'; readonly failure: RemoteFailure };

/** A platform made for one mount, and the end of everything that was started through it. */
export interface MountPlatform {
  readonly platform: Platform;
  end(): void;
}

export interface SlotOptions<P> {
  /** Whose part it is, for failures. */
  readonly remote: string;
  readonly element: HTMLElement;
  readonly props: P;
  /** @param anew the code that was loaded is not to be used again, a part of it is missing */
  readonly load: (anew: boolean) => Promise<Loaded>;
  /** Puts the part of the module in `element`. */
  readonly mount: (module: RemoteModule, element: HTMLElement, props: P, platform: Platform) => Mounted<P>;
  readonly makePlatform: (remote: KnownRemote, onCrash: (error: unknown) => void) => MountPlatform;
  /** Unmounts, loads and mounts again, as the lifecycle of the part goes; resolves when that was done, or failed. */
  readonly restart: () => Promise<void>;
  readonly show: (state: SlotState) => void;
  readonly report: (error: unknown, remote: string) => void;
  /** Milliseconds after which a part that is not there counts as hanging. */
  readonly patience?: number;
}

/**
 * A place on the screen for a part of a remote; whatever that part does, the rest of the portal goes on. `load`, `mount` and
 * `unmount` are the part's lifecycle, called by who runs it; only `load` takes time or rejects.
 */
export interface Slot<P> {
  /** What stands there; null before it is loaded, and after a failure. */
  readonly remote: KnownRemote | null;
  /** The platform of what was loaded. */
  readonly platform: Platform | null;
  /** @throws RemoteFailure, also when it takes too long; `Abandoned` when nobody waits for it any more */
  load(): Promise<void>;
  /** Mounts what was loaded; a failure is shown. */
  mount(): void;
  unmount(): void;
  /** Shows a failure and reports it; what was abandoned is none. */
  fail(error: unknown): void;
  update(props: P): void;
  /** Starts again from nothing, after a failure or with another release. */
  retry(props?: P): void;
  /**
   * Loads anew while what stands there stays, and then puts it in its place.
   * @param anew as for `load`
   */
  renew(anew: boolean): Promise<void>;
  close(): void;
}

/** Loading was given up: its place was left, or it is loaded in another way. */
class Abandoned extends Error {}

/** Spec: ten seconds without anything on the screen is hanging. */
const PATIENCE = 10_000;

/** What was loaded, with its place in the document. */
interface Part<P> {
  readonly loaded: Loaded;
  readonly inner: HTMLElement;
  readonly platform: Platform;
  mounted: Mounted<P> | null;
  end(): void;
}

export function createSlot<P>(options: SlotOptions<P>): Slot<P> {
  const { remote, element, report, patience = PATIENCE } = options;
  let props = options.props;
  let part: Part<P> | null = null;
  /** Loaded while another part still stood there. */
  let ahead: Loaded | null = null;
  let status: SlotState['status'] | null = null;
  let abandon = () => {};
  let isClosed = false;
  /** Versions that were loaded again because a part of them was missing. */
  const recovered = new Set<string>();
  /** What was loaded last failed later: a lazy part may never be asked for again by that code, its state may be broken. */
  let isSpoilt = false;

  const show = (state: SlotState) => {
    if (isClosed || (state.status === 'loading' && status === 'loading')) return;
    status = state.status;
    options.show(state);
  };

  const loadPatiently = (): Promise<Loaded> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new RemoteFailure('hangs', remote)), patience);
      abandon = () => reject(new Abandoned());
      options
        .load(isSpoilt)
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });

  const prepare = (loaded: Loaded): Part<P> => {
    // A crash arrives while React commits: taking the tree away then is not allowed.
    const { platform, end } = options.makePlatform(loaded.remote, (error) =>
      queueMicrotask(() => {
        if (part === prepared) slot.fail(asFailure(error, crashCode(error, 'render-threw'), remote));
      }),
    );
    const prepared: Part<P> = {
      ...{ loaded, platform, end, mounted: null },
      inner: document.createElement('div'),
    };
    return prepared;
  };

  const restart = (): Promise<void> => {
    ahead = null;
    abandon();
    slot.unmount();
    show({ status: 'loading' });
    return options.restart();
  };

  /** Once per release, by itself: the newest one, or the same one loaded again. What was being done is in the drawers. */
  const mayRecover = (failed: Part<P> | null): boolean => {
    const version = failed?.loaded.remote.release?.manifest.version ?? '';
    if (recovered.has(version)) return false;
    recovered.add(version);
    return true;
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
      if (!ahead) show({ status: 'loading' });
      const loaded = ahead ?? (await loadPatiently());
      ahead = null;
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
      isSpoilt = false;
      show({ status: 'ready' });
    },
    unmount() {
      const gone = part;
      part = null;
      if (!gone) return;
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
      isSpoilt = failed !== null;
      slot.unmount();
      report(failure, remote);
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
    async renew(anew) {
      const before = part;
      if (!before?.mounted) {
        isSpoilt ||= anew;
        return restart();
      }
      try {
        const loaded = await options.load(anew);
        if (before !== part) return;
        ahead = loaded;
        // So that the page does not shrink, and scroll away, while one goes and the other comes.
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
 * What a remote's mount answered, if it is what was agreed.
 * @throws RemoteFailure `mount-threw`
 */
function requireMounted<P>(mounted: Mounted<P>, remote: string): Mounted<P> {
  if (typeof mounted?.unmount === 'function' && typeof mounted.update === 'function') return mounted;
  throw new RemoteFailure('mount-threw', remote, new Error('mount must answer { update, unmount }'));
}
