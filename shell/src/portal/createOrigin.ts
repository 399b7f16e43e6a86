/** Where somebody wanted to go when a guard sent him elsewhere first (spec §2). */
export interface Origin {
  remember(path: string): void;
  /** The remembered path, once. */
  take(): string | null;
  peek(): string | null;
  forget(): void;
}

/** To sign in: kept for this tab. */
export function createOrigin(page: Pick<Window, 'sessionStorage'>): Origin {
  return keepPath(() => page.sessionStorage, 'em.origin');
}

/** To build a team, which may take days: kept in this browser until then, or until he signs out. */
export function createAfterTeam(page: Pick<Window, 'localStorage'>): Origin {
  return keepPath(() => page.localStorage, 'em.after-team');
}

function keepPath(storage: () => Storage, key: string): Origin {
  let kept: string | null = null;
  try {
    kept = storage().getItem(key);
  } catch {
    // Storage is forbidden here: remembered until reload.
  }
  const set = (path: string | null) => {
    kept = path;
    try {
      if (path === null) storage().removeItem(key);
      else storage().setItem(key, path);
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
