type Seen = (isNear: boolean) => void;

/** So far ahead of the reader an element counts as near. */
const AHEAD = '300px';

const watched = new Map<Element, Seen>();
let observer: IntersectionObserver | null = null;

/** Tells when an element comes near the visible part of the page and when it leaves; call the answer to stop. */
export function watchNearness(element: Element, seen: Seen): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) watched.get(target)?.(isIntersecting);
    },
    { rootMargin: AHEAD },
  );
  watched.set(element, seen);
  observer.observe(element);
  return () => {
    watched.delete(element);
    observer?.unobserve(element);
    if (watched.size > 0) return;
    observer?.disconnect();
    observer = null;
  };
}
