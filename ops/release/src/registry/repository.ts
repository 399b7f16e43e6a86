import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** This package: two folders above this file's, compiled (`dist`) or not (`src`). */
const HERE = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Absolute path of the repository that holds the remotes: ours, or the one in which this package is installed. */
export const REPOSITORY = HERE.includes(`${sep}node_modules${sep}`) ? process.cwd() : resolve(HERE, '../..');

/** Folders of the workspace's packages, relative to the repository: `api`, `mf-team`, `packages/game`. */
export function packageFolders(): string[] {
  const { workspaces } = JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8')) as {
    readonly workspaces: readonly string[];
  };
  return workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('*')) return [pattern];
    const parent = pattern.includes('/') ? dirname(pattern) : '.';
    return readdirSync(join(REPOSITORY, parent))
      .map((name) => (parent === '.' ? name : `${parent}/${name}`))
      .filter((folder) => folder.startsWith(pattern.slice(0, -1)))
      .filter((folder) => existsSync(join(REPOSITORY, folder, 'package.json')))
      .sort();
  });
}
