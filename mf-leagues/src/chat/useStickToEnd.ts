import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** So near to the end, in px, counts as there. */
const NEAR = 48;

interface StickToEnd {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly isAtEnd: boolean;
  onScroll(): void;
  toEnd(): void;
}

/**
 * Scrolls a log to its end at new messages while its reader is at the end; scrolled up, it stays.
 * @param last changes with each message at the end
 * @param isOwn the last message is the user's: always scrolls
 */
export function useStickToEnd(last: string, isOwn: boolean): StickToEnd {
  const scroller = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const sticks = useRef(true);
  const top = useRef(0);

  const toEnd = () => {
    const box = scroller.current;
    if (box) box.scrollTop = box.scrollHeight;
    sticks.current = true;
    setAtEnd(true);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each message at the end is looked at once.
  useLayoutEffect(() => {
    if (sticks.current || isOwn) toEnd();
  }, [last, isOwn]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with the first message the log is another element.
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    // The box may change its height with the keyboard of a phone, or begin hidden.
    const watcher = new ResizeObserver(() => {
      if (sticks.current) box.scrollTop = box.scrollHeight;
    });
    watcher.observe(box);
    // A message may grow after it is there, when its code arrives.
    if (box.firstElementChild) watcher.observe(box.firstElementChild);
    return () => watcher.disconnect();
  }, [last]);

  return {
    scroller,
    isAtEnd,
    onScroll() {
      const box = scroller.current;
      if (!box) return;
      const isNear = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
      // Away from the end without scrolling up: the log grew.
      if (isNear || box.scrollTop < top.current) sticks.current = isNear;
      top.current = box.scrollTop;
      setAtEnd(sticks.current);
    },
    toEnd,
  };
}
