import type { Drawer } from '../../contract/platform.js';

/** Local storage under a prefix of its own. Full, forbidden or spoilt storage reads as empty and never throws. */
export function createDrawer(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  owner: string,
): Drawer {
  const place = (key: string) => `em.${owner}.${key}`;
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
  };
}
