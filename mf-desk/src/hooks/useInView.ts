import { useSyncExternalStore } from 'react';

/** True while the page is visible; polling stops while it is hidden. */
export function useInView(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
    () => !document.hidden,
  );
}
