const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function tick(): void {
  timer = setTimeout(tick, 1000 - (Date.now() % 1000));
  if (document.hidden) return;
  for (const listener of [...listeners]) listener();
}

/**
 * Calls back at the beginning of each second while the page is visible, with one timer; returns a function that stops
 * it.
 */
export function everySecond(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) timer = setTimeout(tick, 1000 - (Date.now() % 1000));
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(timer);
  };
}
