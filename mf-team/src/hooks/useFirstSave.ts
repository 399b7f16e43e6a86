import { usePlatform } from '@euro/platform/react';
import { useEffect, useState } from 'react';
import { forgetFirstSave, readFirstSave } from '../store/firstSave.js';

/** True after this team's first save, and a function that resets it. */
export function useFirstSave(teamId: number): readonly [boolean, () => void] {
  const { storage } = usePlatform();
  const [newId, setNewId] = useState(() => readFirstSave(storage));
  useEffect(() => {
    if (newId !== null) forgetFirstSave(storage);
  }, [newId, storage]);
  return [newId === teamId, () => setNewId(null)];
}
