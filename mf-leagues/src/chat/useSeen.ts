import type { RemoteStorage } from '@euro/platform';
import { usePlatform } from '@euro/platform/react';
import { useCallback, useEffect, useState } from 'react';

const isId = (value: unknown): value is number => typeof value === 'number' && value >= 0;

const keyOf = (leagueId: number) => `seen-${leagueId}`;

/** The last comment of a league that was seen in this browser; 0 when none was. */
export function readSeen(storage: Pick<RemoteStorage, 'read'>, leagueId: number): number {
  return storage.read(keyOf(leagueId), isId) ?? 0;
}

/**
 * The last comment of a league that was seen in this browser, and how to say that one was; other tabs count as well.
 */
export function useSeen(leagueId: number): readonly [seen: number, see: (commentId: number) => void] {
  const { storage } = usePlatform();
  const key = keyOf(leagueId);
  const [lastSeenId, setLastSeenId] = useState(() => readSeen(storage, leagueId));

  useEffect(
    () => storage.watch(key, () => setLastSeenId(readSeen(storage, leagueId))),
    [storage, key, leagueId],
  );

  const see = useCallback(
    (commentId: number) => {
      if (commentId <= readSeen(storage, leagueId)) return;
      storage.write(key, commentId);
      setLastSeenId(commentId);
    },
    [storage, key, leagueId],
  );
  return [lastSeenId, see];
}
