import { storedText } from '../store/storedText.js';

/** Frames to wait for a page to be high enough to scroll where one was. */
const MAX_FRAMES = 300;
const ACTS = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Restores the scroll position after a reload, and on the way back from another site; not where the user has scrolled
 * already. It is stored for the tab: Chromium stores no state of its history once the page is left.
 * @returns stops it
 */
export function keepScroll(page: Window): () => void {
  const stored = storedText(() => page.sessionStorage, 'em.scroll');
  /** A page of the history, in one text. */
  const here = () => `${Reflect.get(Object(page.history.state), 'em')} ${page.location.pathname}`;
  let frameId = 0;

  const topBefore = (): number => {
    const [place, top] = stored.read()?.split('\n') ?? [];
    if (place !== here() || page.scrollY > 0) return 0;
    const [navigation] = page.performance.getEntriesByType('navigation');
    return Reflect.get(Object(navigation), 'type') === 'navigate' ? 0 : Number(top);
  };
  const scrollTo = (place: string, top: number, frames: number) => {
    if (place !== here()) return;
    const room = page.document.documentElement.scrollHeight - page.innerHeight;
    if (top <= room || frames === 0) page.scrollTo(0, top);
    else frameId = page.requestAnimationFrame(() => scrollTo(place, top, frames - 1));
  };
  const stop = () => page.cancelAnimationFrame(frameId);
  const leave = () => stored.write(`${here()}\n${page.scrollY}`);

  const top = topBefore();
  if (top > 0) scrollTo(here(), top, MAX_FRAMES);
  for (const act of ACTS) page.addEventListener(act, stop, { capture: true, passive: true });
  page.addEventListener('pagehide', leave);
  return () => {
    stop();
    for (const act of ACTS) page.removeEventListener(act, stop, true);
    page.removeEventListener('pagehide', leave);
  };
}
