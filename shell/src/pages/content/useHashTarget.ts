import { usePlatform, useShared } from '@euro/platform/react';
import { useEffect } from 'react';

/**
 * Scrolls to the hash of the address (`/prizes#racing-bike`) once it is rendered: the browser looks for it too early.
 */
export function useHashTarget(isDrawn: boolean): void {
  const { hash } = useShared(usePlatform().navigation.location);
  useEffect(() => {
    if (!isDrawn || hash === '') return;
    const target = document.getElementById(idIn(hash));
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, [isDrawn, hash]);
}

function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // The hash contains a lone percent sign.
    return hash.slice(1);
  }
}
