import type { Language } from '@euro/api-contract';

interface Visit {
  readonly path: string;
  readonly locale: Language;
  readonly isSignedIn: boolean;
}

/** A stub of the window for static rendering: it stores nothing and calls no listener. */
export function stillPage({ path, locale, isSignedIn }: Visit): Window {
  const noop = () => {};
  const storage = { getItem: () => null, setItem: noop, removeItem: noop };
  const events = { addEventListener: noop, removeEventListener: noop };
  const location = new URL(path, 'http://still.invalid');
  const document = {
    ...events,
    cookie: `lang=${locale}${isSignedIn ? '; token=1' : ''}`,
    documentElement: { lang: locale, dataset: {} },
    querySelectorAll: () => [],
    head: { querySelector: () => null },
    visibilityState: 'visible',
  };
  const page = {
    ...events,
    document,
    location,
    history: { state: null, replaceState: noop },
    localStorage: storage,
    sessionStorage: storage,
    navigator: { onLine: true },
    performance,
  };
  return page as unknown as Window;
}
