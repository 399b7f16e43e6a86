import { useSyncExternalStore } from 'react';

/** Heights in px of the bars that stay in sight at the bottom; two only while one takes the place of the other. */
const heights = new Map<Element, number>();
const listeners = new Set<() => void>();

/**
 * Notes a bar's height in px; null when it does not stay in sight.
 *
 * The document is marked (`data-em-bar-stays`) while one stays: the tab bar of phones gives way to it. A rule with
 * `:has()` on the root, or the height as a variable that everything on the page inherits, has the browser compute the
 * style of the whole page again.
 */
export function noteBar(bar: Element, height: number | null): void {
  if ((heights.get(bar) ?? null) === height) return;
  if (height === null) heights.delete(bar);
  else heights.set(bar, height);
  document.documentElement.toggleAttribute('data-em-bar-stays', heights.size > 0);
  for (const listener of listeners) listener();
}

/** Height in px of the bar that stays at the bottom; 0 while none does. */
export function useStayingBar(): number {
  return useSyncExternalStore(subscribe, highest, () => 0);
}

function highest(): number {
  return Math.max(0, ...heights.values());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
