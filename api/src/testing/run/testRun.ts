import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Begins the name of every database that this run of the suite makes on a server. */
export const runName = process.env.API_TEST_RUN ?? 'euro_test';

/** Where the files of this run are shared; the processes of all test files see it. */
export const runFolder = process.env.API_TEST_FOLDER ?? '';

/** What another test file of this run has left under this name; null when nothing has yet. */
export function readShared<T>(name: string): T | null {
  try {
    return JSON.parse(readFileSync(join(runFolder, `${name}.json`), 'utf8'));
  } catch {
    return null;
  }
}

/** Leaves something for the test files after this one. Two may be first at once: one of them stays, whole. */
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
