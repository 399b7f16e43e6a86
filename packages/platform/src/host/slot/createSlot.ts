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
  return new RemoteSlot(options);
}

class RemoteSlot<P> implements Slot<P> {
  private props: P;
  private part: Part<P> | null = null;
  /** Loaded by `renew` while another part is mounted. */
  private nextPart: LoadedRemote | null = null;
  private status: SlotState['status'] | null = null;
  private abandon = () => {};
  private isClosed = false;
  /** Versions that were loaded again because a chunk was missing. */
  private readonly recoveredVersions = new Set<string>();
  /** The last loaded code failed later: its state may be broken, and it may never request a missing chunk again. */
  private mustReload = false;
  private remounts = 0;

  constructor(private readonly options: SlotOptions<P>) {
    this.props = options.props;
  }

  get remote(): KnownRemote | null {
    return this.part?.loaded.remote ?? null;
  }

  get platform(): Platform | null {
    return this.part?.platform ?? null;
  }

  async load(): Promise<void> {
    this.abandon();
    this.unmount();
    if (!this.nextPart) this.show({ status: 'loading' });
    const loaded = this.nextPart ?? (await this.loadWithTimeout());
    this.nextPart = null;
    if (this.isClosed) throw new Abandoned();
    this.unmount();
    this.part = this.prepare(loaded);
  }

  mount(): void {
    const { part } = this;
    if (!part || part.mounted || this.isClosed) return;
    const { element, mount, remote } = this.options;
    element.append(part.inner);
    try {
      const mounted = mount(part.loaded.module, part.inner, this.props, part.platform);
      part.mounted = requireMounted(mounted, remote);
    } catch (error) {
      this.fail(asFailure(error, crashCode(error, 'mount-threw'), remote));
      return;
    }
    part.endLimit = limitRenders(part.inner, () => {
      if (this.part === part) this.fail(new RemoteFailure('renders-endlessly', remote));
    });
    this.mustReload = false;
    this.show({ status: 'ready' });
  }

  unmount(): void {
    const gone = this.part;
    this.part = null;
    if (!gone) return;
    gone.endLimit();
    try {
      gone.mounted?.unmount();
    } catch (error) {
      this.options.report(error, this.options.remote);
    }
    gone.end();
    gone.inner.remove();
  }

  fail(error: unknown): void {
    if (error instanceof Abandoned || this.isClosed) return;
    const { remote, report } = this.options;
    const failure = asFailure(error, 'script-threw', remote);
    const failed = this.part;
    report(failure, remote);
    if (failed && isNodeLost(failure.cause) && this.remounts < MAX_REMOUNTS) {
      this.remount(failed);
      return;
    }
    this.mustReload = failed !== null;
    this.unmount();
    if (failure.code === 'chunk-missing' && this.mayRecover(failed)) this.retry();
    else this.show({ status: 'failed', failure });
  }

  update(next: P): void {
    this.props = next;
    try {
      this.part?.mounted?.update(next);
    } catch (error) {
      this.fail(asFailure(error, 'render-threw', this.options.remote));
    }
  }

  retry(next?: P): void {
    this.props = next ?? this.props;
    void this.restart();
  }

  async renew(force: boolean): Promise<void> {
    const before = this.part;
    if (!before?.mounted) {
      this.mustReload ||= force;
      return this.restart();
    }
    const { load, remote, report, restart } = this.options;
    try {
      const loaded = await load(force);
      if (before !== this.part) return;
      this.nextPart = loaded;
      await this.atSameHeight(restart);
    } catch (error) {
      report(asFailure(error, 'script-missing', remote), remote);
    }
  }

  close(): void {
    this.isClosed = true;
    this.abandon();
    this.unmount();
  }

  private show(state: SlotState): void {
    if (this.isClosed || (state.status === 'loading' && this.status === 'loading')) return;
    this.status = state.status;
    this.options.show(state);
  }

  private loadWithTimeout(): Promise<LoadedRemote> {
    const { load, remote, timeoutMs = TIMEOUT_MS } = this.options;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new RemoteFailure('hangs', remote)), timeoutMs);
      this.abandon = () => reject(new Abandoned());
      load(this.mustReload)
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });
  }

  private prepare(loaded: LoadedRemote): Part<P> {
    const { makePlatform, remote } = this.options;
    // A crash arrives while React commits, when the tree must not be unmounted.
    const { platform, end } = makePlatform(loaded.remote, (error) =>
      queueMicrotask(() => {
        if (this.part === prepared) this.fail(asFailure(error, crashCode(error, 'render-threw'), remote));
      }),
    );
    const inner = document.createElement('div');
    const prepared: Part<P> = { loaded, platform, end, inner, mounted: null, endLimit: () => {} };
    return prepared;
  }

  private restart(): Promise<void> {
    this.nextPart = null;
    this.abandon();
    this.unmount();
    this.show({ status: 'loading' });
    return this.options.restart();
  }

  /** An automatic reload, once per version. Drafts are in the remote's storage. */
  private mayRecover(failed: Part<P> | null): boolean {
    const version = failed?.loaded.remote.release?.manifest.version ?? '';
    if (this.recoveredVersions.has(version)) return false;
    this.recoveredVersions.add(version);
    return true;
  }

  /** Replaces a broken part of healthy code, unseen: its drafts are in the remote's storage. */
  private remount({ loaded }: Part<P>): void {
    this.remounts++;
    void this.atSameHeight(() => {
      this.unmount();
      this.part = this.prepare(loaded);
      this.mount();
    });
  }

  /** Prevents a change of the scroll position while a part is replaced. */
  private async atSameHeight(replace: () => void | Promise<void>): Promise<void> {
    const { style, offsetHeight } = this.options.element;
    style.minHeight = `${offsetHeight}px`;
    await replace();
    style.minHeight = '';
  }
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
