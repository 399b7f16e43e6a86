import { type StoredText, storedText } from '../store/storedText.js';

/** The target path before a guard redirected the user (spec §2). */
export interface Origin {
  remember(path: string): void;
  /** The remembered path, once. */
  pop(): string | null;
  peek(): string | null;
  forget(): void;
}

/** Before signing in: stored for this tab. */
export function createOrigin(page: Pick<Window, 'sessionStorage'>, storagePrefix = ''): Origin {
  return originIn(storedText(() => page.sessionStorage, `em.${storagePrefix}origin`));
}

/** Before building a team, which may take days: stored in this browser until then, or until he signs out. */
export function createAfterTeam(page: Pick<Window, 'localStorage'>, storagePrefix = ''): Origin {
  return originIn(storedText(() => page.localStorage, `em.${storagePrefix}after-team`));
}

function originIn(stored: StoredText): Origin {
  let current = stored.read();
  const set = (path: string | null) => {
    current = path;
    stored.write(path);
  };
  const peek = () => (current?.startsWith('/') && !current.startsWith('//') ? current : null);
  return {
    remember: set,
    peek,
    pop() {
      const path = peek();
      set(null);
      return path;
    },
    forget: () => set(null),
  };
}
