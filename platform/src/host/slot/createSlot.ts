import type { Mounted, Platform, RemoteModule } from '../../contract/platform.js';
import { asFailure, RemoteFailure } from '../failures/failures.js';
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
  readonly load: () => Promise<Loaded>;
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
  update(props: P): void;
  /** Starts again from nothing after a failure. */
  retry(): void;
  close(): void;
}

/** Spec: ten seconds without anything on the screen is hanging. */
const PATIENCE = 10_000;

interface Attempt<P> {
  over: boolean;
  readonly inner: HTMLElement;
  mounted: Mounted<P> | null;
  end: () => void;
}

export function createSlot<P>(options: SlotOptions<P>): Slot<P> {
  const { remote, element, show, report } = options;
  let props = options.props;
  let current: Attempt<P> | null = null;

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
    show({ status: 'failed', failure });
  };

  const start = async () => {
    const attempt: Attempt<P> = {
      over: false,
      inner: document.createElement('div'),
      mounted: null,
      end: () => {},
    };
    current = attempt;
    element.append(attempt.inner);
    show({ status: 'loading' });
    const patience = setTimeout(
      () => fail(attempt, new RemoteFailure('hangs', remote)),
      options.patience ?? PATIENCE,
    );
    try {
      const loaded = await options.load();
      if (attempt.over) return;
      // A crash arrives while React commits: taking the tree away then is not allowed.
      const { platform, end } = options.makePlatform(loaded.remote, (error) => {
        queueMicrotask(() => fail(attempt, asFailure(error, 'render-threw', remote)));
      });
      attempt.end = end;
      const given = props;
      const mounted = await mountSafely(options, loaded.module, attempt.inner, given, platform);
      if (attempt.over) {
        mounted.unmount();
        return;
      }
      attempt.mounted = mounted;
      if (props !== given) mounted.update(props);
      show({ status: 'ready' });
    } catch (error) {
      fail(attempt, asFailure(error, 'mount-threw', remote));
    } finally {
      clearTimeout(patience);
    }
  };

  void start();
  return {
    update(next) {
      props = next;
      const attempt = current;
      try {
        attempt?.mounted?.update(next);
      } catch (error) {
        if (attempt) fail(attempt, asFailure(error, 'render-threw', remote));
      }
    },
    retry() {
      if (current) stop(current);
      void start();
    },
    close() {
      if (current) stop(current);
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
  const mounted: Mounted<P> = await mount(module, inner, props, platform);
  if (typeof mounted?.unmount !== 'function' || typeof mounted.update !== 'function') {
    throw new RemoteFailure('mount-threw', remote, new Error('mount must answer { update, unmount }'));
  }
  return mounted;
}
