import { useEffect, useState } from 'react';

/** What `npm run dev` tells the pages that are open; `/__live.js` passes it on. */
export interface DevNews {
  /** By watched remote the version that was built last: `dev-3`. */
  readonly remotes: Readonly<Record<string, string>>;
  /** What could not be built, by package. */
  readonly problems: Readonly<Record<string, readonly string[]>>;
}

declare global {
  interface Window {
    /** The last news, for who comes later. */
    euroDev?: DevNews;
  }
}

/** Hears every news, the last one at once; answers how to stop. */
export function hearNews(page: Window, listener: (news: DevNews) => void): () => void {
  const hear = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail as DevNews);
  };
  page.addEventListener('euro-dev', hear);
  if (page.euroDev) listener(page.euroDev);
  return () => page.removeEventListener('euro-dev', hear);
}

/** The last news; null before the first. */
export function useNews(): DevNews | null {
  const [news, setNews] = useState<DevNews | null>(null);
  useEffect(() => hearNews(window, setNews), []);
  return news;
}
