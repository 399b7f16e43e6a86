import { type RefObject, useLayoutEffect } from 'react';
import { noteBar } from './stayingBars.js';

/**
 * Publishes the height of the bar at the bottom of the page, so that toasts are placed above it and the tab bar of
 * phones gives way to it; marks the bar (`data-em-bar`) while it stays in sight.
 */
export function useBarHeight(bar: RefObject<HTMLElement | null>, idle = false): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a bar that is no longer idle sticks without a new size to observe
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const isSticky = getComputedStyle(element).position === 'sticky';
      element.toggleAttribute('data-em-bar', isSticky);
      noteBar(element, isSticky ? element.offsetHeight : null);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [bar, idle]);

  useLayoutEffect(() => {
    const element = bar.current;
    return () => {
      if (element) noteBar(element, null);
    };
  }, [bar]);
}
