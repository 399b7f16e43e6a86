import { usePlatform } from '@euro/platform/react';
import { useEffect, useState } from 'react';

const isWeek = (value: unknown): value is number => Number.isInteger(value);

/**
 * Whether a team's win was not yet shown in this browser, and the way to say that it was seen.
 * @param weekId the matchday that was won; null without a win
 */
export function useUnseenWin(teamId: number, weekId: number | null): readonly [boolean, () => void] {
  const { storage } = usePlatform();
  const key = `seen-win-${teamId}`;
  const [seen, setSeen] = useState(() => storage.read(key, isWeek));
  const isUnseen = weekId !== null && seen !== weekId;
  useEffect(() => {
    if (isUnseen) storage.write(key, weekId);
  }, [isUnseen, storage, key, weekId]);
  return [isUnseen, () => setSeen(weekId)];
}
