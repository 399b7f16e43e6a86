type PresencePage = Pick<Window, 'addEventListener' | 'removeEventListener' | 'document'>;

/** A hidden tab stays connected this long: switching between tabs costs nothing. */
const HIDDEN_MS = 60_000;
const TICK_MS = 15_000;
/** A tick this late means that the computer was asleep. */
const ASLEEP_MS = 3 * TICK_MS;

/**
 * Reports `gone` when a connection is of no use (the tab is hidden, offline, or in the back/forward cache), and `here`
 * when a new one is worth opening: visible, online or awake again.
 */
export function watchPresence(
  page: PresencePage,
  onChange: (event: 'gone' | 'here') => void,
  now: () => number = Date.now,
): { end(): void } {
  const { document } = page;
  let isGone = false;
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;
  let clock: ReturnType<typeof setInterval> | undefined;
  let lastTick = now();

  const go = () => {
    clearTimeout(hiddenTimer);
    if (isGone) return;
    isGone = true;
    onChange('gone');
  };
  const come = () => {
    isGone = false;
    onChange('here');
  };
  const isVisible = () => document.visibilityState === 'visible';
  const tick = () => {
    if (!isGone && now() - lastTick > ASLEEP_MS) come();
    lastTick = now();
  };
  // A hidden tab has no tick: what it sleeps through shows when it is visible again.
  const onVisibility = () => {
    clearTimeout(hiddenTimer);
    clearInterval(clock);
    if (isVisible()) {
      if (isGone || now() - lastTick > HIDDEN_MS) come();
      clock = setInterval(tick, TICK_MS);
    } else hiddenTimer = setTimeout(go, HIDDEN_MS);
    lastTick = now();
  };
  const onShow = () => {
    if (isGone && isVisible()) come();
  };
  // Earlier sockets are dead, whether or not they have failed yet.
  const onOnline = () => {
    if (isVisible()) come();
  };
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('visibilitychange', onVisibility, { signal });
  page.addEventListener('pageshow', onShow, { signal });
  page.addEventListener('pagehide', go, { signal });
  page.addEventListener('online', onOnline, { signal });
  page.addEventListener('offline', go, { signal });
  onVisibility();
  return {
    end() {
      clearTimeout(hiddenTimer);
      clearInterval(clock);
      listening.abort();
    },
  };
}
