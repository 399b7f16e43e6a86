export type SafeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The storage of this browser; where that is forbidden, one that lasts until reload. */
export function safeStorage(page: Pick<Window, 'localStorage'>): SafeStorage {
  try {
    // Null in web views without storage.
    if (page.localStorage) return page.localStorage;
  } catch {
    // Forbidden: reading the property throws.
  }
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}
