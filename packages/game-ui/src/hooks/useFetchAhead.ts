import { useEffect } from 'react';

/** Longest delay in ms while the browser is busy. */
const LONGEST = 2_000;
/** Delay in ms in browsers without `requestIdleCallback`. */
const PAUSE = 200;

/**
 * Fetches the code of components that a press may open, once the page is rendered and the browser idle.
 * @param parts made by `lazyPage`, the same ones at every render
 */
export function useFetchAhead(...parts: readonly { preload(): Promise<unknown> }[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts are constants of their modules
  useEffect(() => {
    // A failed response is fetched again by its component.
    const fetchAll = () => {
      for (const part of parts) part.preload().catch(() => {});
    };
    if ('requestIdleCallback' in window) {
      const handle = window.requestIdleCallback(fetchAll, { timeout: LONGEST });
      return () => window.cancelIdleCallback(handle);
    }
    const timer = setTimeout(fetchAll, PAUSE);
    return () => clearTimeout(timer);
  }, []);
}
