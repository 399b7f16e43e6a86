import type { ApiClient } from '@euro/platform';
import { isDecided, type PortalState, type Session } from '@euro/platform/host';
import { pendingSignOut } from '../session/pendingSignOut.js';

interface Parts {
  readonly page: Window;
  readonly api: ApiClient;
  readonly session: Pick<Session, 'value' | 'changes'>;
  readonly state: Pick<PortalState, 'online'>;
}

/**
 * Sends a sign-out to the server, once the session has ended here, and again while the server has not received it: at
 * the next visit, and when the connection is back. Until then the session lives on in a cookie that no script can
 * delete, with its notifications. A cookie of somebody who signed in since has replaced it, which a late response would
 * delete.
 * @returns stops it
 */
export function resumeSignOut({ page, api, session, state }: Parts): () => void {
  const pending = pendingSignOut(page);
  let sending: AbortController | null = null;

  async function resume(): Promise<void> {
    if (sending || pending.read() === null || session.value.status !== 'visitor') return;
    const current = new AbortController();
    sending = current;
    const { error } = await api.call('POST user/logout', { signal: current.signal });
    if (sending !== current) return;
    sending = null;
    if (!error || isDecided(error)) pending.write(null);
  }

  const subscriptions = [
    session.changes.subscribe(({ status }) => {
      if (status === 'visitor') void resume();
      if (status !== 'signed-in') return;
      pending.write(null);
      sending?.abort();
      sending = null;
    }),
    state.online.changes.subscribe((isOnline) => {
      if (isOnline) void resume();
    }),
  ];
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}
