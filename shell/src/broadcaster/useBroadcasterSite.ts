import type { Services } from '@euro/api-contract';
import type { Loadable } from '@euro/platform';
import { useEffect } from 'react';
import { storedText } from '../store/storedText.js';

/** The broadcaster as the strip shows it; null where there is none, no name while nobody knows. */
export type BroadcasterSite = Partial<NonNullable<Services['sso']>> | null;

const stored = storedText(() => localStorage, 'em.broadcaster');

/** Whose strip it is: from the server, and until its response the last one, so that nothing moves. */
export function useBroadcasterSite({ status, value }: Loadable<Services>): BroadcasterSite {
  const name = value && (value.sso?.name ?? '');
  useEffect(() => {
    if (name !== null) stored.write(name);
  }, [name]);
  if (value) return value.sso;
  const last = stored.read();
  if (last === null) return status === 'loading' ? {} : null;
  return last === '' ? null : { name: last };
}
