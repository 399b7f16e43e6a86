import type { WaitingChange } from '@euro/platform';
import { usePlatform } from '@euro/platform/react';
import { useCallback, useSyncExternalStore } from 'react';

const NONE: readonly WaitingChange[] = [];

/** Selects from the user's changes that wait for a connection; none wait in portals without a queue. */
export function useWaiting<T>(pick: (waiting: readonly WaitingChange[]) => T): T {
  const { waiting } = usePlatform().state;
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = waiting?.changes.subscribe(listener);
      return () => subscription?.unsubscribe();
    },
    [waiting],
  );
  const getSnapshot = () => pick(waiting?.value ?? NONE);
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}
