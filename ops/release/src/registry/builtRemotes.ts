import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { KIT } from './storedRegistry.js';

/** Folder names of the workspace's remotes: folders `mf-…` with a `remote.json`. */
export function remoteFolders(repository: string): string[] {
  return readdirSync(repository, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('mf-'))
    .map(({ name }) => name)
    .filter((name) => existsSync(join(repository, name, 'remote.json')))
    .sort();
}

/**
 * Absolute path of the package that is released under a name: a remote at the top of the workspace, the shell, or the
 * embed kit.
 */
export const bundleFolder = (repository: string, name: string): string =>
  name === KIT ? join(repository, 'packages', name) : join(repository, name);
