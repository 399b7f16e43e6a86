/** The browser's own question to install the portal, where it has one; Chromium's, in no standard. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let kept: InstallEvent | null = null;

/** Keeps the browser's question for when somebody wants it; returns how to stop. */
export function keepInstallPrompt(page: Window): () => void {
  const keep = (event: Event) => {
    event.preventDefault();
    kept = event as InstallEvent;
  };
  const forget = () => {
    kept = null;
  };
  page.addEventListener('beforeinstallprompt', keep);
  page.addEventListener('appinstalled', forget);
  return () => {
    forget();
    page.removeEventListener('beforeinstallprompt', keep);
    page.removeEventListener('appinstalled', forget);
  };
}

/** Shows the browser's question; false where there is none, or it was answered before. */
export function showInstallPrompt(): boolean {
  if (!kept) return false;
  // It may be shown once.
  void kept.prompt();
  kept = null;
  return true;
}
