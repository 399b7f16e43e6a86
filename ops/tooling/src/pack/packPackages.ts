import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { REPOSITORY } from '@euro/release';
import { CUSTOM_ELEMENTS, customElementsOf } from './customElementsOf.js';
import { ICONS, withOwnIcons } from './ownIcons.js';
import { type PackageJson, publicManifest, readPackage } from './publicManifest.js';
import { publicPaper } from './publicPaper.js';
import { reachable } from './reachable.js';
import { readBuilt } from './readBuilt.js';

/** Packages for teams in other repositories, and for other sites. */
export const PUBLIC: readonly string[] = [
  ...['game', 'contract', 'api-client', 'platform', 'game-ui', 'guest', 'embeds'].map(
    (name) => `packages/${name}`,
  ),
  ...['design-system', 'ops/release', 'ops/gateway', 'ops/tooling'],
];
const PAPERS = ['README.md', 'CHANGELOG.md'];

/**
 * Packs the build of each public package, with exactly what its exports reach.
 * @param target folder for the tarballs
 * @returns their paths
 */
export function packPackages(target: string): readonly string[] {
  mkdirSync(target, { recursive: true });
  const work = mkdtempSync(join(tmpdir(), 'euro-pack-'));
  try {
    const stagedFolders = PUBLIC.map((folder) => stage(folder, join(work, folder)));
    return npmPack(stagedFolders, target).map((file) => join(target, file));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function stage(folder: string, target: string): string {
  const source = join(REPOSITORY, folder);
  const manifest = readPackage(source);
  const customElements = customElementsOf(source);
  const read = readBuilt(source);
  const { files: reached, packages } = reachable(rootsOf(manifest, source), (path) =>
    path === CUSTOM_ELEMENTS ? customElements : read(path),
  );
  const files = withOwnIcons(reached, readBuilt(join(REPOSITORY, 'node_modules', ICONS)));
  for (const [path, text] of files) write(join(target, path), text);
  const papers = [...PAPERS, 'LICENSE', 'package.json'];
  const has = (path: string) => files.has(path) || papers.includes(path);
  const repository = `${readPackage(REPOSITORY).homepage}/blob/main/`;
  for (const paper of PAPERS) {
    const text = readFileSync(join(source, paper), 'utf8');
    write(join(target, paper), publicPaper({ text, folder, has, repository }));
  }
  cpSync(join(REPOSITORY, 'LICENSE'), join(target, 'LICENSE'));
  const used = packages.filter((name) => name !== ICONS);
  write(join(target, 'package.json'), `${JSON.stringify(publicManifest(manifest, used, folder), null, 2)}\n`);
  return target;
}

/** Exported and executable files, and those of `files`; folders with all their files. */
function rootsOf({ publishConfig, bin, files = [] }: PackageJson, source: string): string[] {
  const exportedFiles = Object.values(publishConfig?.exports ?? {}).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target),
  );
  const matchingFiles = files.flatMap((path) =>
    filesBelow(join(source, path)).map((file) => relative(source, file)),
  );
  return [...exportedFiles, ...Object.values(bin ?? {}), ...matchingFiles].map((path) =>
    path.replace(/^\.\//, ''),
  );
}

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesBelow(join(path, name)));
}

function npmPack(folders: readonly string[], target: string): string[] {
  const words = ['pack', '--json', '--ignore-scripts', '--pack-destination', target, ...folders];
  const shell = process.platform === 'win32';
  const { status, stdout, stderr } = spawnSync('npm', words, { cwd: target, encoding: 'utf8', shell });
  if (status !== 0) throw new Error(`npm pack failed:\n${stderr}`);
  return (JSON.parse(stdout) as { readonly filename: string }[]).map(({ filename }) => filename);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
