/** Where somebody signs in. */
export type SignInMethod = 'password' | 'vrt' | 'facebook';

/** How a session began. */
export interface SignInWay {
  readonly method: SignInMethod;
  /** It made the account. */
  readonly isNew: boolean;
}

/** How the session of this browser began; null when nobody knows. */
export interface SessionSource {
  readonly value: SignInMethod | null;
  set(method: SignInMethod | null): void;
}

const KEY = 'em.signed-in-by';
const METHODS: readonly unknown[] = ['password', 'vrt', 'facebook'] satisfies SignInMethod[];

/** Kept for all tabs: the broadcaster may end a session that it began (spec §4), and no other. */
export function createSessionSource(page: Pick<Window, 'localStorage'>): SessionSource {
  // Where storage is forbidden it is known until reload.
  let known: SignInMethod | null = null;
  return {
    get value() {
      try {
        const kept: unknown = page.localStorage.getItem(KEY);
        return isMethod(kept) ? kept : null;
      } catch {
        return known;
      }
    },
    set(method) {
      known = method;
      try {
        if (method) page.localStorage.setItem(KEY, method);
        else page.localStorage.removeItem(KEY);
      } catch {
        // As above.
      }
    },
  };
}

function isMethod(value: unknown): value is SignInMethod {
  return METHODS.includes(value);
}
