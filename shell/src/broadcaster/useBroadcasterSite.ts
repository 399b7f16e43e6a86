import type { Services } from '@euro/api-contract';
import type { Loadable } from '@euro/platform';
import { useEffect } from 'react';

/** The broadcaster as the strip shows it; null where there is none, no name while nobody knows. */
export type BroadcasterSite = Partial<NonNullable<Services['sso']>> | null;

const KEY = 'em.broadcaster';

/** Whose strip it is: what the server says, and until then what it said last time, so that nothing moves. */
export function useBroadcasterSite({ status, value }: Loadable<Services>): BroadcasterSite {
  const name = value && (value.sso?.name ?? '');
  useEffect(() => {
    if (name !== null) keep(name);
  }, [name]);
  if (value) return value.sso;
  const last = kept();
  if (last === null) return status === 'loading' ? {} : null;
  return last === '' ? null : { name: last };
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Storage is forbidden here: the strip is found out anew with each page.
  }
}
