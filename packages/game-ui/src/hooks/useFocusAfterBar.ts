import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes the focus out of a bar that has nothing left to do: its buttons are disabled then, on phones in the footer.
 *
 * @param isIdle as the bar itself
 * @param next takes the focus, without scrolling; the page's main part without it
 */
export function useFocusAfterBar(isIdle: boolean, next?: RefObject<HTMLElement | null>): void {
  const wasIdle = useRef(isIdle);
  useEffect(() => {
    const hasEnded = isIdle && !wasIdle.current;
    wasIdle.current = isIdle;
    if (!hasEnded) return;
    // After a dialog that closes at the same time.
    const timer = setTimeout(() => {
      const focused = document.activeElement;
      if (focused !== document.body && !focused?.closest('[data-idle]')) return;
      (next?.current ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [isIdle, next]);
}
