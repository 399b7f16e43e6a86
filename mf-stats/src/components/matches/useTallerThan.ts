import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * True when an element in a box of a fixed height is higher than the box; measured again when its content changes.
 * @param selector the measured element in the box
 * @param isWatched false when the box is as high as its content
 */
export function useTallerThan<Box extends HTMLElement>(
  selector: string,
  isWatched: boolean,
): [RefObject<Box | null>, boolean] {
  const box = useRef<Box>(null);
  const [isTaller, setTaller] = useState(false);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !isWatched) return setTaller(false);
    const measure = () =>
      setTaller(
        [...element.querySelectorAll<HTMLElement>(selector)].some(
          ({ offsetHeight }) => offsetHeight > element.clientHeight,
        ),
      );
    measure();
    if (!('ResizeObserver' in window)) return;
    const watcher = new ResizeObserver(measure);
    for (const part of [element, ...element.querySelectorAll(selector)]) watcher.observe(part);
    return () => watcher.disconnect();
  });

  return [box, isTaller];
}
