/** A map that forgets what was not asked for longest. */
export interface Lru<T> {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
  delete(key: string): void;
}

interface Limits<T> {
  /** Entries. */
  readonly most: number;
  /** The sum of `sizeOf` that all entries may have together. */
  readonly mostSize?: number;
  readonly sizeOf?: (value: T) => number;
}

export function createLru<T>({
  most,
  mostSize = Number.POSITIVE_INFINITY,
  sizeOf = () => 0,
}: Limits<T>): Lru<T> {
  const entries = new Map<string, T>();
  let size = 0;

  function drop(key: string): void {
    const value = entries.get(key);
    if (value === undefined) return;
    size -= sizeOf(value);
    entries.delete(key);
  }

  return {
    get(key) {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set(key, value) {
      drop(key);
      entries.set(key, value);
      size += sizeOf(value);
      for (const oldest of entries.keys()) {
        if (entries.size <= most && size <= mostSize) return;
        drop(oldest);
      }
    },
    delete: drop,
  };
}
