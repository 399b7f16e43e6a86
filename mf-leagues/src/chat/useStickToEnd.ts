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
 * Keeps a log at its end while its reader is there; who reads older messages stays where he is.
 * @param last changes with each message at the end
 * @param isOwn the one at the end was written here: then its writer wants to see it
 */
export function useStickToEnd(last: string, isOwn: boolean): StickToEnd {
  const scroller = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const stays = useRef(true);
  const top = useRef(0);

  const toEnd = () => {
    const box = scroller.current;
    if (box) box.scrollTop = box.scrollHeight;
    stays.current = true;
    setAtEnd(true);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each message at the end is looked at once.
  useLayoutEffect(() => {
    if (stays.current || isOwn) toEnd();
  }, [last, isOwn]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with the first message the log is another element.
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    // The box may change its height with the keyboard of a phone, or begin hidden.
    const watcher = new ResizeObserver(() => {
      if (stays.current) box.scrollTop = box.scrollHeight;
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
      // Away from the end without going up: the log grew meanwhile.
      if (isNear || box.scrollTop < top.current) stays.current = isNear;
      top.current = box.scrollTop;
      setAtEnd(stays.current);
    },
    toEnd,
  };
}
