import { type RefObject, useLayoutEffect } from 'react';

const PROPERTY = '--em-bar-height';

/**
 * Publishes the height of the bar at the bottom of the page, so that toasts are placed above it, and marks it
 * (`data-em-bar`): the tab bar of phones gives way to it.
 */
export function useBarHeight(bar: RefObject<HTMLElement | null>, idle = false): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a bar that is no longer idle sticks without a new size to observe
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element || !('ResizeObserver' in window)) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const stays = getComputedStyle(element).position === 'sticky';
      style.setProperty(PROPERTY, stays ? `${element.offsetHeight}px` : '0px');
      element.toggleAttribute('data-em-bar', stays);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(PROPERTY);
    };
  }, [bar, idle]);
}
