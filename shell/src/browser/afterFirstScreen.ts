import type { Store } from '../store/store.js';

/** The longest that the browser may be busy with something else, milliseconds. */
const LONGEST = 2_000;
/** Delay in ms in browsers without `requestIdleCallback`. */
const PAUSE = 200;

/** Resolves when the requests of the first screen have settled and the browser is idle. */
export async function afterFirstScreen(page: Window, store: Store): Promise<void> {
  await new Promise<void>((resolve) => {
    const check = () => {
      const { matches, services, shownSince } = store.getState();
      const isAwaited = matches.status === 'loading' || (shownSince !== null && matches.status === 'ready');
      if (isAwaited || services.status === 'loading') return;
      stop();
      resolve();
    };
    const stop = store.subscribe(check);
    check();
  });
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in page) page.requestIdleCallback(() => resolve(), { timeout: LONGEST });
    else setTimeout(resolve, PAUSE);
  });
}
