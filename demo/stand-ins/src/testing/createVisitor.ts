/** Result of following an address: the page there, or the foreign address of a redirect. */
export interface Place {
  readonly url: URL;
  /** Null for a foreign address, which is not requested. */
  readonly answer: Response | null;
}

/** A simple browser: stores cookies by path, follows redirects on one origin, and submits forms. */
export function createVisitor(
  origin: string,
  cookies = new Map<string, { readonly value: string; readonly path: string }>(),
) {
  async function go(address: string, init: RequestInit = {}): Promise<Place> {
    const url = new URL(address, origin);
    if (url.origin !== origin || !url.pathname.startsWith('/stand-ins/')) return { url, answer: null };
    const headers = new Headers(init.headers);
    headers.set('Cookie', cookieFor(url.pathname));
    const answer = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const cookie of answer.headers.getSetCookie()) storeCookie(cookie);
    const location = answer.headers.get('location');
    return location === null ? { url, answer } : go(new URL(location, url).href);
  }

  function cookieFor(pathname: string): string {
    return [...cookies]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
  }

  function storeCookie(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split(/;\s*/);
    const [name = '', value = ''] = pair.split(/=(.*)/);
    const [, path = '/'] = attributes.map((one) => /^path=(.*)/i.exec(one)).find(Boolean) ?? [];
    if (value === '') cookies.delete(name);
    else cookies.set(name, { value, path });
  }

  return {
    cookies,
    go,
    post: (
      address: string,
      fields: Readonly<Record<string, string>> = {},
      headers: Readonly<Record<string, string>> = {},
    ) => go(address, { method: 'POST', body: new URLSearchParams(fields), headers }),
  };
}

export type Visitor = ReturnType<typeof createVisitor>;
