import { type RefObject, useLayoutEffect } from 'react';

/**
 * Scrolls a row of tabs sideways until the chosen one is in its middle, again when the row gets another width; the page
 * itself stays where it is.
 */
export function useChosenInView(row: RefObject<HTMLElement | null>, chosen: number): void {
  useLayoutEffect(() => {
    const element = row.current;
    const tab = element?.children[chosen];
    if (!element || !tab) return;
    const bring = () => {
      const [outer, inner] = [element.getBoundingClientRect(), tab.getBoundingClientRect()];
      element.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
    };
    bring();
    if (!('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(bring);
    observer.observe(element);
    return () => observer.disconnect();
  }, [row, chosen]);
}
