import { type RefObject, useLayoutEffect } from 'react';

/**
 * Scrolls a row of tabs sideways until the chosen one is in its middle, again when the row or the tab gets another
 * width, as by a font that arrives; the page itself stays where it is.
 */
export function useChosenInView(row: RefObject<HTMLElement | null>, index: number): void {
  useLayoutEffect(() => {
    const element = row.current;
    const tab = element?.children[index];
    if (!element || !tab) return;
    const scrollIntoView = () => {
      const [outer, inner] = [element.getBoundingClientRect(), tab.getBoundingClientRect()];
      element.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
    };
    // Called before the next paint too, when the page has been laid out.
    const observer = new ResizeObserver(scrollIntoView);
    for (const one of [element, tab]) observer.observe(one);
    return () => observer.disconnect();
  }, [row, index]);
}
