import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * How many of the items in the list of `nav` fit beside each other, with room for its last element ("Meer") as soon as one
 * doesn't; measured again when nav or item changes width. What is drawn follows in the same frame: a frame later the
 * items of the old width would have been seen over their neighbours. In a nav that is not shown all fit: it has no width
 * to go by.
 */
export function useFitting(nav: RefObject<HTMLElement | null>, items: readonly unknown[]): number {
  const [fitting, setFitting] = useState(items.length);

  useLayoutEffect(() => {
    const element = nav.current;
    const list = element?.firstElementChild;
    if (!element || !list) return;
    const children = [...list.children];
    const measure = () => setFitting(count(element, list, children, items.length));
    measure();
    if (!('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(() => flushSync(measure));
    for (const observed of [element, ...children]) observer.observe(observed);
    return () => observer.disconnect();
  }, [nav, items]);

  return Math.min(fitting, items.length);
}

function count(nav: Element, list: Element, children: readonly Element[], items: number): number {
  if (nav.clientWidth === 0) return items;
  const gap = Number.parseFloat(getComputedStyle(list).columnGap) || 0;
  const widths = children.map((child) => child.getBoundingClientRect().width + gap);
  const room = nav.clientWidth + gap;
  const more = widths.at(-1) ?? 0;
  const total = widths.slice(0, items).reduce((sum, width) => sum + width, 0);
  if (total <= room) return items;
  let used = more;
  let fitting = 0;
  for (const width of widths.slice(0, items)) {
    used += width;
    if (used > room) break;
    fitting++;
  }
  return fitting;
}
