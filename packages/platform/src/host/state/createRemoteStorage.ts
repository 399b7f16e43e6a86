import type { RemoteStorage } from '../../contract/platform.js';

/** Source of `storage` events, which report writes of other tabs only. */
export type StorageEvents = Pick<Window, 'addEventListener' | 'removeEventListener'>;

interface RemoteStorageOptions {
  readonly tabs: StorageEvents;
  /** Receives what a listener throws. */
  readonly report: (error: unknown) => void;
}

/** Local storage under a prefix of its own. Full, forbidden or corrupt storage reads as empty and never throws. */
export function createRemoteStorage(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  owner: string,
  { tabs, report }: RemoteStorageOptions,
): RemoteStorage & { end(): void } {
  const storageKey = (key: string) => `em.${owner}.${key}`;
  const stops = new Set<() => void>();
  let isEnded = false;
  return {
    read(key, isValid) {
      try {
        const text = storage.getItem(storageKey(key));
        if (text === null) return null;
        const value: unknown = JSON.parse(text);
        return isValid(value) ? value : null;
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        storage.setItem(storageKey(key), JSON.stringify(value));
      } catch {
        // Nothing can be stored in this browser; the action itself still works.
      }
    },
    remove(key) {
      try {
        storage.removeItem(storageKey(key));
      } catch {
        // As above.
      }
    },
    watch(key, listener) {
      if (isEnded) return () => {};
      const onStorage = (event: StorageEvent) => {
        // Without a key the whole storage was cleared.
        if (event.key !== null && event.key !== storageKey(key)) return;
        try {
          listener();
        } catch (error) {
          report(error);
        }
      };
      const stop = () => {
        tabs.removeEventListener('storage', onStorage);
        stops.delete(stop);
      };
      tabs.addEventListener('storage', onStorage);
      stops.add(stop);
      return stop;
    },
    end() {
      isEnded = true;
      for (const stop of [...stops]) stop();
    },
  };
}
