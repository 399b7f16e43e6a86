import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * How many of the items in the list of `nav` fit beside each other, with room for its last element ("Meer") as soon as one
 * doesn't; measured again when nav or item changes width.
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
    const observer = new ResizeObserver(measure);
    for (const observed of [element, ...children]) observer.observe(observed);
    return () => observer.disconnect();
  }, [nav, items]);

  return Math.min(fitting, items.length);
}

function count(nav: Element, list: Element, children: readonly Element[], items: number): number {
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
