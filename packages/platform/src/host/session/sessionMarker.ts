/** The script-readable cookie that only says "somebody is signed in" (decisions §7.1); the guards look at it. */
export interface SessionMarker {
  /** Until it is settled, its value at page load. */
  isSet(): boolean;
  /** The session is restored or refused: from now on the cookie itself counts. */
  settle(): void;
  clear(): void;
}

const MARKER = 'token';

/**
 * A refused refresh deletes the cookie before the portal reads it, and an expired session would look like no session.
 * @param wasSet the cookie was there at page load
 */
export function cookieMarker(page: Pick<Document, 'cookie'>, wasSet = false): SessionMarker {
  const hasCookie = () => new RegExp(`(?:^|;\\s*)${MARKER}=[^;]`).test(page.cookie);
  let isAssumed = wasSet || hasCookie();
  return {
    isSet: () => isAssumed || hasCookie(),
    settle() {
      isAssumed = false;
    },
    clear() {
      isAssumed = false;
      page.cookie = `${MARKER}=; Max-Age=0; Path=/; SameSite=Lax`;
    },
  };
}

/** A cookie's decoded value; null when there is none. */
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
