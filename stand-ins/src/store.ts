import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Where a stand-in keeps what it knows, so that a restart forgets nothing. */
export interface Store {
  /** What was written last; null: nothing yet. */
  read(): unknown;
  write(value: unknown): void;
}

/** Forgets with the process. */
export function memoryStore(): Store {
  let kept: unknown = null;
  return {
    read: () => kept,
    write: (value) => {
      kept = value;
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
        // What can't be read is worth less than a demo that starts.
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
