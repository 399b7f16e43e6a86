import type { Services } from '@euro/api-contract';
import type { Loadable } from '@euro/platform';
import { useEffect } from 'react';
import { storedText } from '../store/storedText.js';

/** The broadcaster of the strip; null where there is none, without a name until it is loaded. */
export type BroadcasterSite = Partial<NonNullable<Services['sso']>> | null;

const stored = storedText(() => localStorage, 'em.broadcaster');

/**
 * Loads the broadcaster; until there is a response the stored one is used, and an empty place on a first visit, also when
 * the response fails: the layout shifts neither then nor once it has come.
 */
export function useBroadcasterSite({ value }: Loadable<Services>): BroadcasterSite {
  const name = value && (value.sso?.name ?? '');
  useEffect(() => {
    if (name !== null) stored.write(name);
  }, [name]);
  if (value) return value.sso;
  const last = stored.read();
  if (last === null) return {};
  return last === '' ? null : { name: last };
}
