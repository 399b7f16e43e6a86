import { useEffect, useState } from 'react';

/** A message of `npm run dev` to open pages, published by `/__live.js`. */
export interface DevNews {
  /** By watched remote the version that was built last: `dev-3`. */
  readonly remotes: Readonly<Record<string, string>>;
  /** By watched remote the hash of that build. */
  readonly hashes: Readonly<Record<string, string>>;
  /** Build errors, by package. */
  readonly problems: Readonly<Record<string, readonly string[]>>;
}

declare global {
  interface Window {
    /** The last message, for later subscribers. */
    euroDev?: DevNews;
    /**
     * By watched remote that was loaded, how it takes up the build with this hash; false when it has to be loaded
     * again.
     */
    /** React's refresh runtime, in pages with React's development build only. */
    euroRefresh?: object;
    euroHot?: Readonly<Record<string, (hash: string) => Promise<boolean>>>;
  }
}

/** Publishes the messages of a developer's server; one that sends none is not asked again. */
export function subscribeOrigin(page: Window, origin: string): void {
  new EventSource(`${origin}/__live`).addEventListener('news', ({ data }) => {
    page.dispatchEvent(new CustomEvent('euro-dev', { detail: JSON.parse(data) }));
  });
}

/** Subscribes to messages, the last one at once; returns the unsubscribe function. */
export function subscribeNews(page: Window, listener: (news: DevNews) => void): () => void {
  const receive = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail as DevNews);
  };
  page.addEventListener('euro-dev', receive);
  if (page.euroDev) listener(page.euroDev);
  return () => page.removeEventListener('euro-dev', receive);
}

/** The last news; null before the first. */
export function useNews(): DevNews | null {
  const [news, setNews] = useState<DevNews | null>(null);
  useEffect(() => subscribeNews(window, setNews), []);
  return news;
}
