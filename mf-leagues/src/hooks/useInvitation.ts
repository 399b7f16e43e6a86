import { useUserId } from '@euro/game-ui';
import type { RemoteStorage } from '@euro/platform';
import { usePlatform } from '@euro/platform/react';
import { useCallback, useState } from 'react';

interface StoredInvitation {
  readonly code: string;
  /** The own team to begin with; 0 for any. */
  readonly teamId: number;
  readonly userId: number;
}

const KEY = 'invitation';
/** The page on which the question is asked. */
export const LEAGUES = '/leagues';
const isInvitation = (value: unknown): value is StoredInvitation => {
  const { code, teamId, userId }: Record<string, unknown> = Object(value);
  return typeof code === 'string' && typeof teamId === 'number' && typeof userId === 'number';
};

/** Stores an invitation until its user answers. */
export function storeInvitation(storage: RemoteStorage, invitation: StoredInvitation): void {
  storage.write(KEY, invitation);
}

/** The user's invitation that is not answered yet, stored in this browser. */
export function useInvitation() {
  const { storage } = usePlatform();
  const userId = useUserId();
  const [stored, setStored] = useState(() => storage.read(KEY, isInvitation));

  const forget = useCallback(() => {
    storage.remove(KEY);
    setStored(null);
  }, [storage]);

  return { invitation: stored?.userId === userId ? stored : null, forget };
}
