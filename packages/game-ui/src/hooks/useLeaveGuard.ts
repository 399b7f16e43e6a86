import { usePlatform } from '@euro/platform/react';
import { useEffect } from 'react';

/** Asks before the page is left while there is a question. */
export function useLeaveGuard(question: string | null): void {
  const { navigation } = usePlatform();
  useEffect(() => {
    if (question !== null) return navigation.guard(() => question);
  }, [question, navigation]);
}
