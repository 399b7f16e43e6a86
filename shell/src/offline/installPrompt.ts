/** The browser's own question to install the portal, where it has one; Chromium's, in no standard. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let deferredEvent: InstallEvent | null = null;

/** Stores the browser's install prompt for later; returns the unsubscribe function. */
export function keepInstallPrompt(page: Window): () => void {
  const storePrompt = (event: Event) => {
    event.preventDefault();
    deferredEvent = event as InstallEvent;
  };
  const forget = () => {
    deferredEvent = null;
  };
  page.addEventListener('beforeinstallprompt', storePrompt);
  page.addEventListener('appinstalled', forget);
  return () => {
    forget();
    page.removeEventListener('beforeinstallprompt', storePrompt);
    page.removeEventListener('appinstalled', forget);
  };
}

/** Shows the browser's question; false where there is none, or it was answered before. */
export function showInstallPrompt(): boolean {
  if (!deferredEvent) return false;
  // It may be shown once.
  void deferredEvent.prompt();
  deferredEvent = null;
  return true;
}
