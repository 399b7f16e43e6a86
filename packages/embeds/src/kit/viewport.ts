type NearnessListener = (isNear: boolean) => void;

/** Margin around the viewport within which an element counts as near. */
const AHEAD = '300px';

const watched = new Map<Element, NearnessListener>();
let observer: IntersectionObserver | null = null;

/** Reports when an element comes near the viewport and when it leaves; returns a function that stops it. */
export function watchNearness(element: Element, listener: NearnessListener): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) watched.get(target)?.(isIntersecting);
    },
    { rootMargin: AHEAD },
  );
  watched.set(element, listener);
  observer.observe(element);
  return () => {
    watched.delete(element);
    observer?.unobserve(element);
    if (watched.size > 0) return;
    observer?.disconnect();
    observer = null;
  };
}
