// The header widget of "De Schelde": reports the broadcaster's signed-in user to the page, and signs in and out there.
(() => {
  const { currentScript } = document;
  if (!currentScript?.src) return;
  const base = new URL('.', currentScript.src).href;
  const POLL_MS = 15_000;
  const COOKIE = 'widgetUser';

  const listeners = new Set();
  const tabs = 'BroadcastChannel' in window ? new BroadcastChannel('schelde-widget') : null;
  /** Last report; null until the first response. */
  let lastReport = null;

  function report(now) {
    if (JSON.stringify(now) === JSON.stringify(lastReport)) return;
    lastReport = now;
    // biome-ignore lint/suspicious/noDocumentCookie: the broadcaster's script writes it wherever it runs
    document.cookie = now.user
      ? `${COOKIE}=${encodeURIComponent(now.user.id)}; path=/; SameSite=Lax`
      : `${COOKIE}=; path=/; SameSite=Lax; max-age=0`;
    for (const listener of listeners) notify(listener);
  }

  function notify(listener) {
    try {
      listener(lastReport);
    } catch (error) {
      // One listener's trouble is not the others'.
      reportError(error);
    }
  }

  async function poll() {
    try {
      const answer = await fetch(`${base}session`, { credentials: 'include', cache: 'no-store' });
      if (answer.ok) report(await answer.json());
    } catch {
      // Out of reach: lastReport remains, and polling continues.
    }
  }

  async function pollAndNotifyTabs() {
    await poll();
    tabs?.postMessage('changed');
  }

  tabs?.addEventListener('message', poll);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') poll();
  });
  setInterval(() => {
    if (document.visibilityState === 'visible') poll();
  }, POLL_MS);
  pollAndNotifyTabs();

  window.broadcasterWidget = {
    subscribe(listener) {
      listeners.add(listener);
      if (lastReport) notify(listener);
      return () => void listeners.delete(listener);
    },
    login() {
      const { pathname, search } = window.location;
      window.location.assign(`${base}sign-in?return=${encodeURIComponent(pathname + search)}`);
    },
    async logout() {
      await fetch(`${base}sign-out`, { method: 'POST', credentials: 'include' }).catch(() => null);
      await pollAndNotifyTabs();
    },
  };
})();
