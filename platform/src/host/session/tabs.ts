/** Tells the other tabs of this browser, and hears from them. */
export interface Tabs {
  tell(news: TabNews): void;
  hear(listener: (news: TabNews) => void): void;
  /** Runs one at a time over all tabs. */
  alone<T>(name: string, work: () => Promise<T>): Promise<T>;
}

export type TabNews = 'signed-in' | 'signed-out';

const NEWS: readonly unknown[] = ['signed-in', 'signed-out'] satisfies TabNews[];

export function browserTabs(): Tabs {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('em-session') : null;
  return {
    tell: (news) => channel?.postMessage(news),
    hear(listener) {
      channel?.addEventListener('message', ({ data }) => {
        if (NEWS.includes(data)) listener(data);
      });
    },
    async alone(name, work) {
      if (!('locks' in navigator)) return work();
      return navigator.locks.request(name, work);
    },
  };
}
