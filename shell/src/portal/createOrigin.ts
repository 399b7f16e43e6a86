/** Where somebody wanted to go when a guard sent him to sign in; kept for this tab (spec §2). */
export interface Origin {
  remember(path: string): void;
  /** The remembered path, once. */
  take(): string | null;
  peek(): string | null;
  forget(): void;
}

const KEY = 'em.origin';

export function createOrigin(page: Pick<Window, 'sessionStorage'>): Origin {
  let kept: string | null = null;
  try {
    kept = page.sessionStorage.getItem(KEY);
  } catch {
    // Storage is forbidden here: remembered until reload.
  }
  const set = (path: string | null) => {
    kept = path;
    try {
      if (path === null) page.sessionStorage.removeItem(KEY);
      else page.sessionStorage.setItem(KEY, path);
    } catch {
      // As above.
    }
  };
  const peek = () => (kept?.startsWith('/') && !kept.startsWith('//') ? kept : null);
  return {
    remember: set,
    peek,
    take() {
      const path = peek();
      set(null);
      return path;
    },
    forget: () => set(null),
  };
}
