import { usePlatform, useShared } from '@euro/platform/react';
import { useState } from 'react';

/** Id of the signed-in user; remains after the session expired, until another user signs in. Null until loaded. */
export function useUserId(): number | null {
  const session = useShared(usePlatform().state.session);
  const [lastId, setLastId] = useState<number | null>(null);
  const current = session.status === 'signed-in' ? session.user.id : lastId;
  if (current !== lastId) setLastId(current);
  return current;
}
