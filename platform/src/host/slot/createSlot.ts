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
  /** Puts the part of the module in `element`; may be asynchronous because single-spa is. */
  readonly mount: (
    module: RemoteModule,
    element: HTMLElement,
    props: P,
    platform: Platform,
  ) => Promise<Mounted<P>> | Mounted<P>;
  readonly makePlatform: (remote: KnownRemote, onCrash: (error: unknown) => void) => MountPlatform;
  readonly show: (state: SlotState) => void;
  readonly report: (error: unknown, remote: string) => void;
  /** Milliseconds after which a part that is not there counts as hanging. */
  readonly patience?: number;
}

/** A place on the screen for a part of a remote; whatever that part does, the rest of the portal goes on. */
export interface Slot<P> {
  /** What stands there, or is on its way; null before it is loaded, and after a failure. */
  readonly remote: KnownRemote | null;
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

/** Spec: ten seconds without anything on the screen is hanging. */
const PATIENCE = 10_000;

interface Attempt<P> {
  over: boolean;
  readonly inner: HTMLElement;
  remote: KnownRemote | null;
  mounted: Mounted<P> | null;
  end: () => void;
}

export function createSlot<P>(options: SlotOptions<P>): Slot<P> {
  const { remote, element, show, report } = options;
  let props = options.props;
  let current: Attempt<P> | null = null;
  /** Versions that were loaded again because a part of them was missing. */
  const recovered = new Set<string>();
  /** What was loaded last failed later: a lazy part may never be asked for again by that code, its state may be broken. */
  let isSpoilt = false;

  const stop = (attempt: Attempt<P>) => {
    if (attempt.over) return;
    attempt.over = true;
    try {
      attempt.mounted?.unmount();
    } catch (error) {
      report(error, remote);
    }
    attempt.end();
    attempt.inner.remove();
  };

  const fail = (attempt: Attempt<P>, failure: RemoteFailure) => {
    if (attempt.over) return;
    stop(attempt);
    report(failure, remote);
    isSpoilt = attempt.remote !== null;
    if (failure.code === 'chunk-missing' && recover(attempt)) return;
    show({ status: 'failed', failure });
  };

  /** Once per release, by itself: the newest one, or the same one loaded again. What was being done is in the drawers. */
  const recover = ({ remote: known }: Attempt<P>): boolean => {
    const version = known?.release?.manifest.version ?? '';
    if (recovered.has(version)) return false;
    recovered.add(version);
    void start();
    return true;
  };

  const begin = (): Attempt<P> => {
    const attempt: Attempt<P> = {
      over: false,
      inner: document.createElement('div'),
      remote: null,
      mounted: null,
      end: () => {},
    };
    current = attempt;
    element.append(attempt.inner);
    return attempt;
  };

  const mountLoaded = async (attempt: Attempt<P>, loaded: Loaded) => {
    attempt.remote = loaded.remote;
    // A crash arrives while React commits: taking the tree away then is not allowed.
    const { platform, end } = options.makePlatform(loaded.remote, (error) => {
      const code = isChunkMissing(error) ? 'chunk-missing' : 'render-threw';
      queueMicrotask(() => fail(attempt, asFailure(error, code, remote)));
    });
    attempt.end = end;
    const given = props;
    const mounted = await mountSafely(options, loaded.module, attempt.inner, given, platform);
    if (attempt.over) {
      mounted.unmount();
      return;
    }
    attempt.mounted = mounted;
    isSpoilt = false;
    if (props !== given) mounted.update(props);
    show({ status: 'ready' });
  };

  const withPatience = async (attempt: Attempt<P>, work: () => Promise<void>) => {
    const patience = setTimeout(
      () => fail(attempt, new RemoteFailure('hangs', remote)),
      options.patience ?? PATIENCE,
    );
    try {
      await work();
    } catch (error) {
      fail(attempt, asFailure(error, isChunkMissing(error) ? 'chunk-missing' : 'mount-threw', remote));
    } finally {
      clearTimeout(patience);
    }
  };

  const start = (anew = isSpoilt) => {
    const attempt = begin();
    show({ status: 'loading' });
    return withPatience(attempt, async () => {
      const loaded = await options.load(anew);
      if (!attempt.over) await mountLoaded(attempt, loaded);
    });
  };

  void start();
  return {
    get remote() {
      return current?.remote ?? null;
    },
    update(next) {
      props = next;
      const attempt = current;
      try {
        attempt?.mounted?.update(next);
      } catch (error) {
        if (attempt) fail(attempt, asFailure(error, 'render-threw', remote));
      }
    },
    retry(next = props) {
      props = next;
      if (current) stop(current);
      void start();
    },
    async renew(anew) {
      const before = current;
      if (!before?.mounted) {
        if (before) stop(before);
        return start(anew);
      }
      try {
        const loaded = await options.load(anew);
        if (before !== current || before.over) return;
        // So that the page does not shrink, and scroll away, while one goes and the other comes.
        element.style.minHeight = `${element.offsetHeight}px`;
        stop(before);
        const attempt = begin();
        await withPatience(attempt, () => mountLoaded(attempt, loaded));
        element.style.minHeight = '';
      } catch (error) {
        report(asFailure(error, 'script-missing', remote), remote);
      }
    },
    close() {
      if (current) stop(current);
      current = null;
    },
  };
}

async function mountSafely<P>(
  { mount, remote }: SlotOptions<P>,
  module: RemoteModule,
  inner: HTMLElement,
  props: P,
  platform: Platform,
): Promise<Mounted<P>> {
  return requireMounted(await mount(module, inner, props, platform), remote);
}

/**
 * What a remote's mount answered, if it is what was agreed.
 * @throws RemoteFailure `mount-threw`
 */
export function requireMounted<P>(mounted: Mounted<P>, remote: string): Mounted<P> {
  if (typeof mounted?.unmount === 'function' && typeof mounted.update === 'function') return mounted;
  throw new RemoteFailure('mount-threw', remote, new Error('mount must answer { update, unmount }'));
}
