type PresencePage = Pick<Window, 'addEventListener' | 'removeEventListener' | 'document'>;

/** So long a tab that nobody sees keeps its line, milliseconds: going back and forth between tabs costs nothing. */
const UNSEEN = 60_000;
const LOOK = 15_000;
/** Twice that late, and the computer was asleep. */
const ASLEEP = 3 * LOOK;

/**
 * Tells when a line is of no use any more (nobody sees the tab, the network is gone, the page is put away), and when it
 * is worth a new one: seen again, online again, awake again.
 */
export function watchPresence(
  page: PresencePage,
  tell: (event: 'gone' | 'here') => void,
  now: () => number = Date.now,
): { end(): void } {
  const { document } = page;
  let isGone = false;
  let unseen: ReturnType<typeof setTimeout> | undefined;
  let looked = now();

  const go = () => {
    clearTimeout(unseen);
    if (isGone) return;
    isGone = true;
    tell('gone');
  };
  const come = () => {
    isGone = false;
    tell('here');
  };
  const isSeen = () => document.visibilityState === 'visible';
  const onVisibility = () => {
    clearTimeout(unseen);
    if (!isSeen()) unseen = setTimeout(go, UNSEEN);
    else if (isGone) come();
  };
  const onShow = () => {
    if (isGone && isSeen()) come();
  };
  // The sockets of before are dead, whether anybody noticed or not.
  const onOnline = () => {
    if (isSeen()) come();
  };
  const clock = setInterval(() => {
    const late = now() - looked > ASLEEP;
    looked = now();
    if (late && isSeen() && !isGone) come();
  }, LOOK);

  document.addEventListener('visibilitychange', onVisibility);
  page.addEventListener('pageshow', onShow);
  page.addEventListener('pagehide', go);
  page.addEventListener('online', onOnline);
  page.addEventListener('offline', go);
  onVisibility();
  return {
    end() {
      clearTimeout(unseen);
      clearInterval(clock);
      document.removeEventListener('visibilitychange', onVisibility);
      page.removeEventListener('pageshow', onShow);
      page.removeEventListener('pagehide', go);
      page.removeEventListener('online', onOnline);
      page.removeEventListener('offline', go);
    },
  };
}
