import { usePlatform } from '@euro/platform/react';
import { useCallback, useSyncExternalStore } from 'react';

/** Whether the page's competition can only be read: no part offers a change then. Never in portals without archives. */
export function useIsArchive(): boolean {
  const { isArchive } = usePlatform().state;
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = isArchive?.changes.subscribe(listener);
      return () => subscription?.unsubscribe();
    },
    [isArchive],
  );
  const read = () => isArchive?.value ?? false;
  return useSyncExternalStore(subscribe, read, read);
}
