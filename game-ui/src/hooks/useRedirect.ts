import { usePlatform } from '@euro/platform/react';
import { useEffect } from 'react';

/** Goes to another page of the portal, leaving no step behind; null stays. */
export function useRedirect(path: string | null): void {
  const { navigation } = usePlatform();
  useEffect(() => {
    if (path !== null) navigation.go(path, { replace: true });
  }, [path, navigation]);
}
