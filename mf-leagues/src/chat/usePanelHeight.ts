import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Px between the panel and the edge of the screen. */
const GAP = 16;
const TALLEST = 760;
/** With less room below the page's head than this, in px, nobody can read: the panel takes the whole screen. */
const LOWEST = 320;
const LOWEST_WHOLE = 200;

interface PanelHeight {
  readonly room: RefObject<HTMLDivElement | null>;
  /** Px; null until it is measured. */
  readonly height: number | null;
}

/**
 * Gives a panel the height that is left of the screen below what is above it, less the keyboard of a phone, so that its
 * last line, where one writes, is in view. On a screen that is too low for that it is as high as the screen, and the page
 * scrolls to it.
 * @param isBeside it sticks beside other content, in a column as high as that: then the column's top counts, and the page
 *   stays where it is
 */
export function usePanelHeight(isBeside: boolean): PanelHeight {
  const room = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  const [isWhole, setWhole] = useState(false);

  useLayoutEffect(() => {
    const measure = () => {
      const box = isBeside ? room.current?.parentElement : room.current;
      if (!box) return;
      const visible = window.visualViewport?.height ?? window.innerHeight;
      const left = visible - (box.getBoundingClientRect().top + window.scrollY) - GAP;
      setWhole(left < LOWEST);
      setHeight(Math.min(TALLEST, left < LOWEST ? Math.max(LOWEST_WHOLE, visible - 2 * GAP) : left));
    };
    measure();
    // What is above may come later, or change its height.
    const watcher = new ResizeObserver(measure);
    watcher.observe(document.body);
    window.addEventListener('resize', measure);
    window.visualViewport?.addEventListener('resize', measure);
    return () => {
      watcher.disconnect();
      window.removeEventListener('resize', measure);
      window.visualViewport?.removeEventListener('resize', measure);
    };
  }, [isBeside]);

  useEffect(() => {
    if (!isBeside && isWhole && height !== null) room.current?.scrollIntoView({ block: 'end' });
  }, [isBeside, isWhole, height]);

  return { room, height };
}
