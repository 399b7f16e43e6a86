/** Messages and locks between the tabs of this browser. */
export interface Tabs {
  /** Sends to the other tabs. */
  publish(message: TabMessage): void;
  subscribe(listener: (message: TabMessage) => void): void;
  /** Runs `work` under a lock over all tabs. */
  runExclusive<T>(name: string, work: () => Promise<T>): Promise<T>;
}

export type TabMessage = 'signed-in' | 'signed-out';

const MESSAGES: readonly unknown[] = ['signed-in', 'signed-out'] satisfies TabMessage[];

export function browserTabs(): Tabs {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('em-session') : null;
  return {
    publish: (message) => channel?.postMessage(message),
    subscribe(listener) {
      channel?.addEventListener('message', ({ data }) => {
        if (MESSAGES.includes(data)) listener(data);
      });
    },
    async runExclusive(name, work) {
      if (!('locks' in navigator)) return work();
      return navigator.locks.request(name, work);
    },
  };
}
