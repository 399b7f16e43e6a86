import { useCallback, useEffect, useRef } from 'react';
import { prefersReducedMotion } from './prefersReducedMotion.js';

/** Milliseconds that the way to the list of all players takes (spec §2). */
const SCROLL_TIME = 1000;

/**
 * Scrolls the window to an element in one second, or at once with reduced motion; stops when the reader scrolls
 * himself.
 */
export function useScrollTo(): (element: HTMLElement) => void {
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  return useCallback((element) => {
    stop.current();
    stop.current = scrollTo(element);
  }, []);
}

const TAKES_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

function scrollTo(element: HTMLElement): () => void {
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  const start = window.scrollY;
  const maxScroll = document.documentElement.scrollHeight - window.innerHeight;
  const goal = Math.min(start + element.getBoundingClientRect().top - margin, Math.max(0, maxScroll));
  if (prefersReducedMotion()) {
    window.scrollTo({ top: goal, behavior: 'instant' });
    return () => {};
  }

  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const event of TAKES_OVER) window.removeEventListener(event, stop);
  };
  for (const event of TAKES_OVER) window.addEventListener(event, stop, { passive: true });
  const began = performance.now();
  const step = (now: number) => {
    const share = Math.min(1, (now - began) / SCROLL_TIME);
    window.scrollTo({ top: start + (goal - start) * ease(share), behavior: 'instant' });
    if (share < 1) frame = requestAnimationFrame(step);
    else stop();
  };
  frame = requestAnimationFrame(step);
  return stop;
}

/** Slow at both ends. */
function ease(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2;
}
