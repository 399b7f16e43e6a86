import { createState, type Report, type StateSource } from '@euro/platform/host';
import { afterFirstScreen } from '../../browser/afterFirstScreen.js';
import type { Store } from '../../store/store.js';
import type { BroadcasterParts, BroadcasterState } from './followBroadcaster.js';

/** Couples the portal's session to the broadcaster's own sign-in. */
export interface Broadcaster {
  readonly state: StateSource<BroadcasterState>;
  /** Once the session is restored. */
  start(): void;
  /** He signs out of the portal by himself: a sign-in there must not sign him in again at once. */
  leaveAlone(): void;
  end(): void;
}

interface Parts extends Omit<BroadcasterParts, 'address' | 'state' | 'hasComeBack'> {
  readonly store: Store;
  readonly report: Report;
}

/**
 * The third-party script is loaded after the first screen, together with the code that follows it, so that it delays
 * nothing.
 */
export function createBroadcaster(parts: Parts): Broadcaster {
  const { page, store } = parts;
  const hasComeBack = page.location.pathname.startsWith('/provider/');
  const state = createState<BroadcasterState>({ isThere: false, user: null });
  let subscription: { end(): void } | undefined;
  let isOver = false;

  const start = async () => {
    await afterFirstScreen(page, store);
    const address = store.getState().services.value?.sso?.widgetURL;
    if (!address || isOver) return;
    try {
      const { followBroadcaster } = await import(/* webpackFetchPriority: "low" */ './followBroadcaster.js');
      if (!isOver) subscription = followBroadcaster({ ...parts, address, state, hasComeBack });
    } catch (error) {
      parts.report(error, 'shell');
    }
  };

  return {
    state,
    start: () => void start(),
    leaveAlone() {
      if (!state.value.user) return;
      void import('./followBroadcaster.js').then(({ rememberOwnSignOut }) => rememberOwnSignOut(page));
    },
    end() {
      isOver = true;
      subscription?.end();
    },
  };
}
