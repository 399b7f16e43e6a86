import { usePlatform, useShared } from '@euro/platform/react';
import { useState } from 'react';

/** Who is signed in; who loses his session stays known until somebody else signs in. Null until it is clear. */
export function useUserId(): number | null {
  const session = useShared(usePlatform().state.session);
  const [lastId, setLastId] = useState<number | null>(null);
  const current = session.status === 'signed-in' ? session.user.id : lastId;
  if (current !== lastId) setLastId(current);
  return current;
}
