import { storedText } from '../store/storedText.js';

/** A sign-in method. */
export type SignInMethod = 'password' | 'vrt' | 'facebook';

/** How a session began. */
export interface SignInWay {
  readonly method: SignInMethod;
  /** It made the account. */
  readonly isNew: boolean;
}

/** Method of this browser's session; null when unknown. */
export interface SessionSource {
  readonly value: SignInMethod | null;
  set(method: SignInMethod | null): void;
}

const KEY = 'em.signed-in-by';
const METHODS: readonly unknown[] = ['password', 'vrt', 'facebook'] satisfies SignInMethod[];

/** Stored for all tabs: the broadcaster may end a session that it began (spec §4), and no other. */
export function createSessionSource(page: Pick<Window, 'localStorage'>): SessionSource {
  // Where storage is forbidden it lasts until reload.
  let current: SignInMethod | null = null;
  return {
    get value() {
      try {
        const stored: unknown = page.localStorage.getItem(KEY);
        return isMethod(stored) ? stored : null;
      } catch {
        return current;
      }
    },
    set(method) {
      current = method;
      storedText(() => page.localStorage, KEY).write(method);
    },
  };
}

function isMethod(value: unknown): value is SignInMethod {
  return METHODS.includes(value);
}
