/** The script-readable cookie that only says "somebody is signed in" (decisions §7.1); the guards look at it. */
export interface SessionMarker {
  /** Until it is settled, what it was when the page came. */
  isSet(): boolean;
  /** The server said who is there: from now on it is what the cookie says. */
  settle(): void;
  clear(): void;
}

const MARKER = 'token';

/**
 * A refusal takes the cookie before the portal has read it, and would send who is to sign in again home without a word.
 * @param wasSet it was there when the page came
 */
export function cookieMarker(page: Pick<Document, 'cookie'>, wasSet = false): SessionMarker {
  const isThere = () => new RegExp(`(?:^|;\\s*)${MARKER}=[^;]`).test(page.cookie);
  let isAssumed = wasSet || isThere();
  return {
    isSet: () => isAssumed || isThere(),
    settle() {
      isAssumed = false;
    },
    clear() {
      isAssumed = false;
      page.cookie = `${MARKER}=; Max-Age=0; Path=/; SameSite=Lax`;
    },
  };
}

/** A cookie's value, decoded; null when it is not there. */
export function readCookie(page: Pick<Document, 'cookie'>, name: string): string | null {
  for (const part of page.cookie.split(/;\s*/)) {
    const [key, ...rest] = part.split('=');
    if (key !== name) continue;
    try {
      return decodeURIComponent(rest.join('='));
    } catch {
      return rest.join('=');
    }
  }
  return null;
}
