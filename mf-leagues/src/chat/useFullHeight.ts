import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** A keyboard takes more of the screen than this, in px; the bars of a browser take less. */
const KEYBOARD = 120;

interface FullHeight {
  readonly room: RefObject<HTMLDivElement | null>;
  /** Undefined until it is measured. */
  readonly style: CSSProperties | undefined;
  /** A keyboard is open, and the panel covers all that it leaves of the screen. */
  readonly isOverKeyboard: boolean;
}

/**
 * Ends a panel `--foot` above the bottom of a phone, whatever is above it; with an open keyboard the panel takes all
 * visible height, so that input and last message are both in view.
 */
export function useFullHeight(): FullHeight {
  const room = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState<number | null>(null);
  const [visible, setVisible] = useState<{ readonly top: number; readonly height: number } | null>(null);
  const isOverKeyboard = visible !== null;

  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, []);

  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    const measure = () => {
      // Zooming in reduces the visible height, too, without a keyboard.
      const isTyping =
        viewport !== null && window.innerHeight - viewport.height * (viewport.scale ?? 1) > KEYBOARD;
      setVisible(isTyping ? { top: viewport.offsetTop, height: viewport.height } : null);
      // Over a keyboard the panel has left its place.
      if (isTyping || isOverKeyboard || !room.current) return;
      setTop(room.current.getBoundingClientRect().top + window.scrollY);
    };
    measure();
    // Content above may be loaded later, or change its height.
    const watcher = new ResizeObserver(measure);
    watcher.observe(document.body);
    window.addEventListener('resize', measure);
    viewport?.addEventListener('resize', measure);
    viewport?.addEventListener('scroll', measure);
    return () => {
      watcher.disconnect();
      window.removeEventListener('resize', measure);
      viewport?.removeEventListener('resize', measure);
      viewport?.removeEventListener('scroll', measure);
    };
  }, [isOverKeyboard]);

  const style = visible
    ? { top: `${visible.top}px`, height: `${visible.height}px` }
    : top === null
      ? undefined
      : { height: `calc(100dvh - ${Math.round(top)}px - var(--foot))` };
  return { room, style, isOverKeyboard };
}
