import type { Drawer } from '../../contract/platform.js';

/** Where `storage` events arrive: they tell of other tabs only, never of this one. */
export type StorageNews = Pick<Window, 'addEventListener' | 'removeEventListener'>;

interface DrawerOptions {
  readonly tabs: StorageNews;
  /** Told when a watcher throws. */
  readonly report: (error: unknown) => void;
}

/** Local storage under a prefix of its own. Full, forbidden or spoilt storage reads as empty and never throws. */
export function createDrawer(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  owner: string,
  { tabs, report }: DrawerOptions,
): Drawer & { end(): void } {
  const place = (key: string) => `em.${owner}.${key}`;
  const stops = new Set<() => void>();
  return {
    read(key, isValid) {
      try {
        const text = storage.getItem(place(key));
        if (text === null) return null;
        const value: unknown = JSON.parse(text);
        return isValid(value) ? value : null;
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        storage.setItem(place(key), JSON.stringify(value));
      } catch {
        // Nothing can be kept here; what the player does still works.
      }
    },
    remove(key) {
      try {
        storage.removeItem(place(key));
      } catch {
        // As above.
      }
    },
    watch(key, listener) {
      const hear = (event: StorageEvent) => {
        // Without a key the whole storage was cleared.
        if (event.key !== null && event.key !== place(key)) return;
        try {
          listener();
        } catch (error) {
          report(error);
        }
      };
      const stop = () => {
        tabs.removeEventListener('storage', hear);
        stops.delete(stop);
      };
      tabs.addEventListener('storage', hear);
      stops.add(stop);
      return stop;
    },
    end() {
      for (const stop of [...stops]) stop();
    },
  };
}
