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
 * Repeats a sign-out that the server did not receive: at the next visit, and when the connection is back. Until then
 * the session lives on in a cookie that no script can delete, with its notifications. A cookie of somebody who signed
 * in since has replaced it.
 * @returns stops it
 */
export function resumeSignOut({ page, api, session, state }: Parts): () => void {
  const pending = pendingSignOut(page);

  async function resume(): Promise<void> {
    if (pending.read() === null || session.value.status !== 'visitor') return;
    const { error } = await api.call('POST user/logout', {});
    if (!error || isDecided(error)) pending.write(null);
  }

  void resume();
  const subscriptions = [
    session.changes.subscribe(({ status }) => {
      if (status === 'signed-in') pending.write(null);
    }),
    state.online.changes.subscribe((isOnline) => {
      if (isOnline) void resume();
    }),
  ];
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}
