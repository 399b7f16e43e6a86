import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { REPOSITORY } from '@euro/release';

/** Folders of the page; `*` matches any one name. */
const described = [
  ...readFileSync(join(REPOSITORY, 'docs/folders.md'), 'utf8').matchAll(/^\| `([^`]+)` \|/gm),
].map(([, folder = '']) => folder);

/** Folders that are made, not written. */
const MADE = new Set(
  readFileSync(join(REPOSITORY, '.gitignore'), 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('/'))
    .map((line) => basename(line)),
);

const MADE_FILE = /\.(tsbuildinfo|log|sqlite.*)$/;

/** Folders with a written file somewhere in them: what is made stays behind where a folder has moved. */
function foldersIn(parent: string): string[] {
  return readdirSync(join(REPOSITORY, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== '.git' && !MADE.has(entry.name))
    .map(({ name }) => (parent === '' ? name : `${parent}/${name}`))
    .flatMap((folder) => {
      const inside = foldersIn(folder);
      return inside.length > 0 || hasWrittenFile(folder) ? [folder, ...inside] : [];
    });
}

const hasWrittenFile = (folder: string) =>
  readdirSync(join(REPOSITORY, folder), { withFileTypes: true }).some(
    (entry) => entry.isFile() && !MADE_FILE.test(entry.name),
  );

const folders = foldersIn('');

/** A package lies one folder deeper in `packages`, `ops` and `demo`; below a package's `src` there are its rooms. */
function isDescribed(folder: string): boolean {
  const parts = folder.split('/');
  const isGrouped = ['packages', 'ops', 'demo'].includes(parts[0] ?? '');
  return parts.length <= (isGrouped ? 4 : 3) && parts.at(-1) !== 'src' && !isInside(folder);
}

/** Below a folder of a package that is no `src`: its own README, or its one line, is enough. */
function isInside(folder: string): boolean {
  return /^(packages|ops|demo)\/[^/]+\/(?!src\/)[^/]+\//.test(folder);
}

const matches = (folder: string, pattern: string) =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`).test(folder);

it('docs/folders.md has a line for every folder', () => {
  expect(folders.length).toBeGreaterThan(200);
  const lacking = folders
    .filter(isDescribed)
    .filter((folder) => !described.some((pattern) => matches(folder, pattern)));
  expect(lacking).toEqual([]);
});

it('docs/folders.md lists no missing folder', () => {
  expect(described.filter((pattern) => !folders.some((folder) => matches(folder, pattern)))).toEqual([]);
});
