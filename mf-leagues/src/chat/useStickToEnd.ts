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

  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    // The box may change its height with the keyboard of a phone, or begin hidden.
    const watcher = new ResizeObserver(() => {
      if (stays.current) box.scrollTop = box.scrollHeight;
    });
    watcher.observe(box);
    return () => watcher.disconnect();
  }, []);

  return {
    scroller,
    isAtEnd,
    onScroll() {
      const box = scroller.current;
      if (!box) return;
      stays.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
      setAtEnd(stays.current);
    },
    toEnd,
  };
}
