import type { WaitingChange } from '@euro/platform';
import { usePlatform } from '@euro/platform/react';
import { useCallback, useSyncExternalStore } from 'react';

const NONE: readonly WaitingChange[] = [];

/** A part of the user's changes that wait for a connection; none wait in portals that keep none. */
export function useWaiting<T>(pick: (waiting: readonly WaitingChange[]) => T): T {
  const { waiting } = usePlatform().state;
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = waiting?.changes.subscribe(listener);
      return () => subscription?.unsubscribe();
    },
    [waiting],
  );
  const read = () => pick(waiting?.value ?? NONE);
  return useSyncExternalStore(subscribe, read, read);
}
