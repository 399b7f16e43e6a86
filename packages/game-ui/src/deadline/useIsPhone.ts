import { breakpoints } from '@euro/design-system';
import { useSyncExternalStore } from 'react';

/** In em, as the styles: large text makes a narrow page. */
const QUERY = `(max-width: ${(breakpoints.tablet - 1) / 16}em)`;

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** True when the window is as narrow as a phone's. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches);
}
