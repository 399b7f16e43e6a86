import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Px between the panel and the edge of the screen. */
const GAP = 16;
const TALLEST = 760;
/** With less room below the page's head than this, in px, nobody can read: the panel takes the whole screen. */
const LOWEST = 320;
const LOWEST_WHOLE = 200;

interface PanelHeight {
  readonly room: RefObject<HTMLDivElement | null>;
  /** Px; null until it is measured, and where it is not fitted. */
  readonly height: number | null;
}

/**
 * Gives a panel the height that is left of the screen below what is above it, less the keyboard of a phone, so that its
 * last line, where one writes, is in view. On a screen that is too low for that the page scrolls to the panel.
 * @param isFitted false for a panel whose height is set elsewhere
 */
export function usePanelHeight(isFitted: boolean): PanelHeight {
  const room = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  const [isWhole, setWhole] = useState(false);

  useLayoutEffect(() => {
    if (!isFitted) return;
    const measure = () => {
      if (!room.current) return;
      const visible = window.visualViewport?.height ?? window.innerHeight;
      const left = visible - (room.current.getBoundingClientRect().top + window.scrollY) - GAP;
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
  }, [isFitted]);

  useEffect(() => {
    if (isFitted && isWhole && height !== null) room.current?.scrollIntoView({ block: 'end' });
  }, [isFitted, isWhole, height]);

  return { room, height: isFitted ? height : null };
}
