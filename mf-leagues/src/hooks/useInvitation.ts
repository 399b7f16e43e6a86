import { useUserId } from '@euro/game-ui';
import { usePlatform } from '@euro/platform/react';
import { useCallback, useEffect, useState } from 'react';

interface StoredInvitation {
  readonly code: string;
  /** The own team to begin with; 0 for any. */
  readonly teamId: number;
  readonly userId: number;
}

const KEY = 'invitation';
const LEAGUES = '/leagues';
const isInvitation = (value: unknown): value is StoredInvitation => {
  const { code, teamId, userId }: Record<string, unknown> = Object(value);
  return typeof code === 'string' && typeof teamId === 'number' && typeof userId === 'number';
};

/**
 * The user's invitation that is not answered yet, stored in this browser.
 * @param code the code in the address; it is stored, and the user redirected to the own leagues
 */
export function useInvitation(code: string | undefined) {
  const { storage, navigation } = usePlatform();
  const userId = useUserId();
  const [stored, setStored] = useState(() => storage.read(KEY, isInvitation));

  useEffect(() => {
    const { pathname, search } = navigation.location.value;
    // The address changes before the code does.
    if (code === undefined || userId === null || pathname === LEAGUES) return;
    const next = { code, teamId: Number(new URLSearchParams(search).get('team')), userId };
    storage.write(KEY, next);
    setStored(next);
    navigation.go(LEAGUES, { replace: true });
  }, [storage, navigation, code, userId]);

  const forget = useCallback(() => {
    storage.remove(KEY);
    setStored(null);
  }, [storage]);

  return { invitation: stored?.userId === userId ? stored : null, forget };
}
