import type { RemoteStorage } from '@euro/platform';
import { usePlatform } from '@euro/platform/react';
import { useEffect, useState } from 'react';

/** Storage key of the team that was just created, until its page is opened. */
const KEY = 'created-team';

const isId = (value: unknown): value is number => typeof value === 'number';

/** Notes that a team was saved for the first time: its page celebrates that once. */
export function noteFirstSave(storage: RemoteStorage, teamId: number): void {
  storage.write(KEY, teamId);
}

/** True after this team's first save, and a function that resets it. */
export function useFirstSave(teamId: number): readonly [boolean, () => void] {
  const { storage } = usePlatform();
  const [newId, setNewId] = useState(() => storage.read(KEY, isId));
  useEffect(() => {
    if (newId !== null) storage.remove(KEY);
  }, [newId, storage]);
  return [newId === teamId, () => setNewId(null)];
}
