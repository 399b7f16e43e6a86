import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Begins the name of every database that this run of the suite makes on a server. */
export const runName = process.env.API_TEST_RUN ?? 'euro_test';

/** Folder of the files that all test processes of this run share. */
export const runFolder = process.env.API_TEST_FOLDER ?? '';

/** The value that another test file of this run stored under this name; null before that. */
export function readShared<T>(name: string): T | null {
  try {
    return JSON.parse(readFileSync(join(runFolder, `${name}.json`), 'utf8'));
  } catch {
    return null;
  }
}

/** Stores a value for later test files. Of two concurrent writes one remains, complete. */
export function share(name: string, value: unknown): void {
  const file = join(runFolder, `${name}.json`);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(value));
  try {
    linkSync(draft, file);
  } catch {
    // The other's is as good.
  }
  rmSync(draft);
}
