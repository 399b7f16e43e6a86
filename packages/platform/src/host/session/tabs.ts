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

/** Where this browser has no channel or no locks, or forbids them with its storage, each tab is on its own. */
export function browserTabs(): Tabs {
  const channel = openChannel();
  return {
    publish: (message) => channel?.postMessage(message),
    subscribe(listener) {
      channel?.addEventListener('message', ({ data }) => {
        if (MESSAGES.includes(data)) listener(data);
      });
    },
    async runExclusive<T>(name: string, work: () => Promise<T>) {
      let running: Promise<T> | undefined;
      const run = () => {
        running = work();
        return running;
      };
      try {
        return await navigator.locks.request(name, run);
      } catch {
        return running ?? run();
      }
    },
  };
}

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('em-session');
  } catch {
    return null;
  }
}
