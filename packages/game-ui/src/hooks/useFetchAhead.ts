import { useEffect } from 'react';

/** Milliseconds after which a busy browser fetches all the same. */
const LONGEST = 2_000;
/** Where it can't know when it is free. */
const PAUSE = 200;

/**
 * Fetches the code of parts that a press may open, once the page that is drawn has nothing better to do.
 * @param parts made by `lazyPage`, the same ones at every render
 */
export function useFetchAhead(...parts: readonly { preload(): Promise<unknown> }[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts are constants of their modules
  useEffect(() => {
    // What fails here is fetched again when it is drawn.
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
