import { createState, type Report, type StateSource } from '@euro/platform/host';
import { afterFirstScreen } from '../../browser/afterFirstScreen.js';
import type { Store } from '../../store/store.js';
import type { BroadcasterParts, BroadcasterState } from './followBroadcaster.js';

/** The broadcaster's own sign-in, and what the portal does about it. */
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

/** So that the portal never waits for somebody else's script, it comes after the first screen, with what follows it. */
export function createBroadcaster(parts: Parts): Broadcaster {
  const { page, store } = parts;
  const hasComeBack = page.location.pathname.startsWith('/provider/');
  const state = createState<BroadcasterState>({ isThere: false, user: null });
  let following: { end(): void } | undefined;
  let isOver = false;

  const start = async () => {
    await afterFirstScreen(page, store);
    const address = store.getState().services.value?.sso?.widgetURL;
    if (!address || isOver) return;
    try {
      const { followBroadcaster } = await import(/* webpackFetchPriority: "low" */ './followBroadcaster.js');
      if (!isOver) following = followBroadcaster({ ...parts, address, state, hasComeBack });
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
      following?.end();
    },
  };
}
