import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Focuses a list when the element that had the focus is removed, and the focus with it: by its own press, or after the
 * dialog that it opened. Returns the function to call at such a press.
 *
 * @param list takes the focus: with `tabIndex={-1}`, and rendered by the component that renders the removal
 */
export function useFocusAfterRemoval(list: RefObject<HTMLElement | null>): () => void {
  const pressed = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (pressed.current === null || pressed.current.isConnected) return;
    // An open dialog has the focus: the list gets it when that one closes.
    if (document.activeElement !== document.body) return;
    pressed.current = null;
    list.current?.focus({ preventScroll: true });
  });
  return useCallback(() => {
    pressed.current = document.activeElement;
  }, []);
}
