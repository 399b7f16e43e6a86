import { copyFileSync, existsSync, linkSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import LibsqlDatabase from 'libsql';
import type { DatabasePlace } from './databasePlace.js';
import { runFolder } from './run/testRun.js';

/** A file per database; the first of a run is migrated, the others are copies of it. */
export function placeInFile(): DatabasePlace {
  const folder = mkdtempSync(join(runFolder, 'file-'));
  const file = join(folder, 'game.sqlite');
  const schema = join(runFolder, 'schema.sqlite');
  const isMigrated = existsSync(schema);
  if (isMigrated) copyFileSync(schema, file);
  return {
    url: `sqlite:${file}`,
    isMigrated,
    keepSchema: async () => copyDatabase(file, schema),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Copies an open database. Does nothing when the copy exists. */
export function copyDatabase(file: string, copy: string): void {
  const draft = `${copy}.${process.pid}`;
  const connection = new LibsqlDatabase(file);
  try {
    connection.prepare('VACUUM INTO ?').run(draft);
  } finally {
    connection.close();
  }
  try {
    linkSync(draft, copy);
  } catch {
    // Another test file was first; its copy is as good.
  }
  rmSync(draft);
}
