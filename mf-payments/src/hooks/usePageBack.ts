import { useEffect, useEffectEvent } from 'react';

/** Calls when the browser's back button brings the page back as it was left: everything on it may be old. */
export function usePageBack(onBack: () => void): void {
  const back = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) onBack();
  });
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => back(event);
    window.addEventListener('pageshow', listener);
    return () => window.removeEventListener('pageshow', listener);
  }, []);
}
