import type { RemoteStorage } from '../contract/platform.js';

export interface FakeStorage {
  readonly storage: RemoteStorage;
  /** The same storage, open in another tab: a change here calls the remote's watchers. */
  readonly otherTab: Pick<RemoteStorage, 'write' | 'remove'>;
  /** Watchers that are still open. */
  watchers(): number;
}

/** A remote's storage in memory. */
export function fakeStorage(): FakeStorage {
  const values = new Map<string, string>();
  const watchers = new Set<{ readonly key: string; readonly listener: () => void }>();
  const notify = (key: string) => {
    for (const watcher of [...watchers]) if (watcher.key === key) watcher.listener();
  };
  const write = (key: string, value: unknown) => void values.set(key, JSON.stringify(value));
  const remove = (key: string) => void values.delete(key);
  return {
    storage: {
      read(key, isValid) {
        const text = values.get(key);
        const value: unknown = text === undefined ? null : JSON.parse(text);
        return isValid(value) ? value : null;
      },
      write,
      remove,
      watch(key, listener) {
        const watcher = { key, listener };
        watchers.add(watcher);
        return () => watchers.delete(watcher);
      },
    },
    otherTab: {
      write(key, value) {
        write(key, value);
        notify(key);
      },
      remove(key) {
        remove(key);
        notify(key);
      },
    },
    watchers: () => watchers.size,
  };
}
