import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Persistent state of a stand-in. */
export interface Store {
  /** The last written value; null before the first. */
  read(): unknown;
  write(value: unknown): void;
}

/** A store in memory. */
export function memoryStore(): Store {
  let stored: unknown = null;
  return {
    read: () => stored,
    write: (value) => {
      stored = value;
    },
  };
}

/** One JSON file, replaced as a whole: a crash leaves the one before. */
export function fileStore(path: string): Store {
  return {
    read() {
      try {
        return JSON.parse(readFileSync(path, 'utf8'));
      } catch (error) {
        // An unreadable store must not prevent the demo's start.
        if ((error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof SyntaxError) return null;
        throw error;
      }
    },
    write(value) {
      mkdirSync(dirname(path), { recursive: true });
      const fresh = `${path}.new`;
      writeFileSync(fresh, JSON.stringify(value), { mode: 0o600 });
      renameSync(fresh, path);
    },
  };
}

/** A part of another store. */
export function storeIn(store: Store, name: string): Store {
  const all = () => (store.read() as Record<string, unknown> | null) ?? {};
  return { read: () => all()[name] ?? null, write: (value) => store.write({ ...all(), [name]: value }) };
}
