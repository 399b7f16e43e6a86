import { createState, type StateSource } from '@euro/platform/host';
import { storedText } from '../store/storedText.js';

/** Compares the running shell with the served release. */
export interface ShellRelease {
  /** Another one is served, whose scripts these are not: the next step reloads the page. */
  readonly isOld: StateSource<boolean>;
  /** A script of the shell could not be loaded: finds out whether that is because of a release. */
  suspect(): void;
  /** The page is about to be reloaded; the next release does not do so again. */
  leave(): void;
}

interface ShellReleaseOptions {
  readonly version: string;
  readonly page: Window;
  readonly fetch: typeof fetch;
}

/** Storage key of the release that reloaded the page: never twice in a row, whatever is served. */
const LEFT = 'em.left';

export function createShellRelease({ version, page, fetch }: ShellReleaseOptions): ShellRelease {
  const isOld = createState(false);
  let isAsking = false;

  const find = async () => {
    const answer = await fetch('/home', { cache: 'no-store', headers: { accept: 'text/html' } });
    if (!answer.ok) return;
    const html = await answer.text();
    const scripts = [...page.document.querySelectorAll('script[defer][src^="/"]')];
    if (scripts.some((script) => !html.includes(`"${script.getAttribute('src')}"`))) isOld.set(true);
  };

  return {
    isOld,
    suspect() {
      if (isAsking || isOld.value || hasLeft(page, version)) return;
      isAsking = true;
      // Without a connection the served release is unknown; the next missing script checks again.
      find()
        .catch(() => {})
        .finally(() => {
          isAsking = false;
        });
    },
    leave() {
      storedText(() => page.sessionStorage, LEFT).write(version);
    },
  };
}

function hasLeft(page: Window, version: string): boolean {
  try {
    return page.sessionStorage.getItem(LEFT) === version;
  } catch {
    return true;
  }
}
