import type { ApiClient } from '@euro/platform';
import { isDecided, type PortalState, type Session } from '@euro/platform/host';
import { storedText } from '../store/storedText.js';

interface SignOutParts {
  readonly page: Window;
  readonly api: ApiClient;
  readonly session: Pick<Session, 'value' | 'changes' | 'end'>;
  readonly state: Pick<PortalState, 'online'>;
}

/** Ends the session here and on the server. */
export interface SignOut {
  (): Promise<void>;
  /** Sends a sign-out of an earlier visit that the server has not received. */
  resume(): void;
  end(): void;
}

/**
 * Signs out here at once. On the server the session lives on in a cookie that no script can delete, with its notifications:
 * a call without a response is repeated when the connection is back and at the next visit, unless somebody has signed in here,
 * whose cookie replaced it.
 */
export function createSignOut({ page, api, session, state }: SignOutParts): SignOut {
  const pending = storedText(() => page.localStorage, 'em.sign-out');

  async function send(): Promise<void> {
    const { error } = await api.call('POST user/logout', {});
    if (!error || isDecided(error)) pending.write(null);
  }

  function resume(): void {
    if (pending.read() !== null && session.value.status === 'visitor') void send();
  }

  const subscriptions = [
    session.changes.subscribe(({ status }) => {
      if (status === 'signed-in') pending.write(null);
    }),
    state.online.changes.subscribe((isOnline) => {
      if (isOnline) resume();
    }),
  ];

  async function signOut(): Promise<void> {
    pending.write('1');
    await send();
    session.end('signed-out');
  }
  return Object.assign(signOut, {
    resume,
    end() {
      for (const subscription of subscriptions) subscription.unsubscribe();
    },
  });
}
