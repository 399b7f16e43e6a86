import type { Drawer } from '../contract/platform.js';

export interface FakeDrawer {
  readonly drawer: Drawer;
  /** The same drawer, open in another tab: what is done here is heard by the remote's watchers. */
  readonly otherTab: Pick<Drawer, 'write' | 'remove'>;
  /** Watchers that are still open. */
  watchers(): number;
}

/** A remote's drawer in memory. */
export function fakeDrawer(): FakeDrawer {
  const kept = new Map<string, string>();
  const watchers = new Set<{ readonly key: string; readonly listener: () => void }>();
  const tell = (key: string) => {
    for (const watcher of [...watchers]) if (watcher.key === key) watcher.listener();
  };
  const write = (key: string, value: unknown) => void kept.set(key, JSON.stringify(value));
  const remove = (key: string) => void kept.delete(key);
  return {
    drawer: {
      read(key, isValid) {
        const text = kept.get(key);
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
        tell(key);
      },
      remove(key) {
        remove(key);
        tell(key);
      },
    },
    watchers: () => watchers.size,
  };
}
