/** The script-readable cookie that only says "somebody is signed in" (decisions §7.1); the guards look at it. */
export interface SessionMarker {
  isSet(): boolean;
  clear(): void;
}

const MARKER = 'token';

export function cookieMarker(page: Pick<Document, 'cookie'>): SessionMarker {
  return {
    isSet: () => new RegExp(`(?:^|;\\s*)${MARKER}=[^;]`).test(page.cookie),
    clear() {
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
