import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { NavItem } from './NavItem.js';

/** Priorities in the order in which items move behind "Meer". */
const LEAVING = ['low', undefined, 'high'] as const;

type Fitting = readonly NavItem[];

/**
 * The items in the list of `nav` that fit beside each other, with room for its last element ("Meer") as soon as one
 * doesn't; measured again when nav or item changes width. They are rendered in the same frame: a frame later the items
 * of the old width would overlap their neighbours. In a hidden nav all fit: it has no width. The nav asks for the width
 * of all but the items of low priority.
 */
export function useFitting(nav: RefObject<HTMLElement | null>, items: Fitting): Fitting {
  const [fitting, setFitting] = useState(items);

  useLayoutEffect(() => {
    const element = nav.current;
    const list = element?.firstElementChild;
    if (!element || !list) return;
    const children = [...list.children];
    const measure = () => {
      if (element.clientWidth === 0) return setFitting(items);
      const widths = new Map(items.map((item, at) => [item, widthOf(children[at])]));
      const more = widthOf(children.at(-1));
      element.style.flexBasis = `${preferredWidth(items, widths, more)}px`;
      setFitting(those(items, widths, more, element.clientWidth));
    };
    measure();
    if (!('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(() => flushSync(measure));
    for (const observed of [element, ...children]) observer.observe(observed);
    return () => observer.disconnect();
  }, [nav, items]);

  const areSame = fitting.every((item) => items.includes(item));
  return areSame ? fitting : items;
}

type Widths = ReadonlyMap<NavItem, number>;

const widthOf = (element?: Element) => element?.getBoundingClientRect().width ?? 0;
const sum = (items: Fitting, widths: Widths) =>
  items.reduce((total, item) => total + (widths.get(item) ?? 0), 0);

function preferredWidth(items: Fitting, widths: Widths, more: number): number {
  const important = items.filter(({ priority }) => priority !== 'low');
  // A part of a pixel that is lost in rounding would cost an item.
  return Math.ceil(sum(important, widths) + (important.length < items.length ? more : 0)) + 1;
}

function those(items: Fitting, widths: Widths, more: number, room: number): Fitting {
  if (sum(items, widths) <= room) return items;
  const removable = LEAVING.flatMap((priority) =>
    items.filter((item) => item.priority === priority).reverse(),
  );
  let remaining = items;
  for (const item of removable) {
    if (sum(remaining, widths) + more <= room) break;
    remaining = remaining.filter((other) => other !== item);
  }
  return remaining;
}
