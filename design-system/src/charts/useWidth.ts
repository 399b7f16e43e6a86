import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Width in px that a chart is drawn for until its container has been measured. */
const UNMEASURED = 320;

/** The width of an element in px, measured before it is painted and again whenever it changes. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(UNMEASURED);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    const measure = () => setWidth(node.clientWidth || UNMEASURED);
    // Called before the first paint too, when the page has been laid out: measuring here would do that once more.
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
