import type { WaitingChange } from '@euro/platform';
import { usePlatform } from '@euro/platform/react';
import { useCallback, useSyncExternalStore } from 'react';

/** The user's change of this that waits for a connection; null while none does, and in portals that keep none. */
export function useWaitingChange(about: string): WaitingChange | null {
  const { waiting } = usePlatform().state;
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = waiting?.changes.subscribe(listener);
      return () => subscription?.unsubscribe();
    },
    [waiting],
  );
  const read = () => waiting?.value.find((change) => change.about === about) ?? null;
  return useSyncExternalStore(subscribe, read, read);
}
