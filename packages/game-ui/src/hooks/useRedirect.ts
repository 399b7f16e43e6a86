import { usePlatform } from '@euro/platform/react';
import { useEffect, useRef } from 'react';

/** Navigates to another page without a history entry; null stays. */
export function useRedirect(path: string | null): void {
  const { navigation } = usePlatform();
  const wentTo = useRef<string | null>(null);
  useEffect(() => {
    // Goes once, even where effects run twice.
    if (path !== null && path !== wentTo.current) navigation.go(path, { replace: true });
    wentTo.current = path;
  }, [path, navigation]);
}
