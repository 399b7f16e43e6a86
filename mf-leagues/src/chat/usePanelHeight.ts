import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Px between the panel and the edge of the screen. */
const GAP = 16;
const TALLEST = 760;
/** Below this height in px the panel takes the whole screen. */
const LOWEST = 320;
const LOWEST_WHOLE = 200;

interface PanelHeight {
  readonly room: RefObject<HTMLDivElement | null>;
  /** Px; null until it is measured. */
  readonly height: number | null;
}

/**
 * Gives a panel the height of the screen below its top, less the keyboard of a phone, so that its last line, the input,
 * is in view. On a screen that is too low it is as high as the screen, and the page scrolls to it.
 * @param isBeside it is sticky beside other content in a column: the column's top counts, and the page does not scroll
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
      const available = visible - (box.getBoundingClientRect().top + window.scrollY) - GAP;
      setWhole(available < LOWEST);
      setHeight(
        Math.min(TALLEST, available < LOWEST ? Math.max(LOWEST_WHOLE, visible - 2 * GAP) : available),
      );
    };
    measure();
    // Content above may be loaded later, or change its height.
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
