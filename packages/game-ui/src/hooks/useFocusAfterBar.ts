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
    if (isIdle && !wasIdle.current)
      // After a dialog that closes at the same time.
      setTimeout(() => {
        if (document.activeElement?.matches('body, [data-idle] *'))
          (next?.current ?? document.querySelector('main'))?.focus({ preventScroll: true });
      });
    wasIdle.current = isIdle;
  }, [isIdle, next]);
}
