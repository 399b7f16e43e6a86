import { useCallback, useSyncExternalStore } from 'react';
import type { SharedState } from '../contract/state.js';

/** The current value of a shared state; renders again when it changes. */
export function useShared<T>(state: SharedState<T>): T {
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = state.changes.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [state],
  );
  const read = () => state.value;
  return useSyncExternalStore(subscribe, read, read);
}
