import type { SafeStorage } from './safeStorage.js';

/** One text in web storage. Where that is forbidden or full, nothing is stored and reads give null. */
export interface StoredText {
  read(): string | null;
  /** @param text null removes it */
  write(text: string | null): void;
}

/** @param storage is called each time: where storage is forbidden, `page.localStorage` itself throws */
export function storedText(storage: () => SafeStorage, key: string): StoredText {
  return {
    read() {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    write(text) {
      try {
        if (text === null) storage().removeItem(key);
        else storage().setItem(key, text);
      } catch {
        // The choice lasts until reload.
      }
    },
  };
}
