import { useCallback, useSyncExternalStore } from 'react';

/** True while the window matches a media query. */
export function useMatches(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  const read = () => matchMedia(query).matches;
  // The build renders stills of pages at the width of a phone, and wider.
  return useSyncExternalStore(subscribe, read, read);
}
