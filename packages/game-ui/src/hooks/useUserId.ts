import { usePlatform, useShared } from '@euro/platform/react';
import { useState } from 'react';

/** Who is signed in; who loses his session stays known until somebody else signs in. Null until it is clear. */
export function useUserId(): number | null {
  const session = useShared(usePlatform().state.session);
  const [known, setKnown] = useState<number | null>(null);
  const current = session.status === 'signed-in' ? session.user.id : known;
  if (current !== known) setKnown(current);
  return current;
}
