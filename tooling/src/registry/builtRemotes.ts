import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folder names of the workspace's remotes: whatever is called `mf-…` and declares itself in a `remote.json`. */
export function remoteFolders(repository: string): string[] {
  return readdirSync(repository, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('mf-'))
    .map(({ name }) => name)
    .filter((name) => existsSync(join(repository, name, 'remote.json')))
    .sort();
}
