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
  const onVisibility = () => {
    clearTimeout(hiddenTimer);
    if (!isVisible()) hiddenTimer = setTimeout(go, HIDDEN_MS);
    else if (isGone) come();
  };
  const onShow = () => {
    if (isGone && isVisible()) come();
  };
  // Earlier sockets are dead, whether or not they have failed yet.
  const onOnline = () => {
    if (isVisible()) come();
  };
  const clock = setInterval(() => {
    const late = now() - lastTick > ASLEEP_MS;
    lastTick = now();
    if (late && isVisible() && !isGone) come();
  }, TICK_MS);

  document.addEventListener('visibilitychange', onVisibility);
  page.addEventListener('pageshow', onShow);
  page.addEventListener('pagehide', go);
  page.addEventListener('online', onOnline);
  page.addEventListener('offline', go);
  onVisibility();
  return {
    end() {
      clearTimeout(hiddenTimer);
      clearInterval(clock);
      document.removeEventListener('visibilitychange', onVisibility);
      page.removeEventListener('pageshow', onShow);
      page.removeEventListener('pagehide', go);
      page.removeEventListener('online', onOnline);
      page.removeEventListener('offline', go);
    },
  };
}
