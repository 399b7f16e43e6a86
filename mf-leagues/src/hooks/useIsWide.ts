import { breakpoints } from '@euro/design-system';
import { useSyncExternalStore } from 'react';

const QUERY = `(min-width: ${breakpoints.laptop / 16}em)`;

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window has room for the chat beside the table. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches);
}
