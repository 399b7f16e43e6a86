type NearnessListener = (isNear: boolean) => void;

/** Margin around the viewport within which an element counts as near. */
const AHEAD = '300px';

const listeners = new Map<Element, NearnessListener>();
let observer: IntersectionObserver | null = null;

/** A page is printed whole: from then on all its elements are near, until they leave the viewport again. */
const showAll = (): void => {
  for (const listener of listeners.values()) listener(true);
};

/** Reports when an element comes near the viewport and when it leaves; returns a function that stops it. */
export function watchNearness(element: Element, listener: NearnessListener): () => void {
  if (!observer) {
    observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
      },
      { rootMargin: AHEAD },
    );
    window.addEventListener('beforeprint', showAll);
  }
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    listeners.delete(element);
    observer?.unobserve(element);
    if (listeners.size > 0) return;
    observer?.disconnect();
    observer = null;
    window.removeEventListener('beforeprint', showAll);
  };
}
