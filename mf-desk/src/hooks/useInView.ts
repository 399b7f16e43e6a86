import { useSyncExternalStore } from 'react';

/** Whether the page is looked at; nothing is requested again and again while it is not. */
export function useInView(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
    () => !document.hidden,
  );
}
